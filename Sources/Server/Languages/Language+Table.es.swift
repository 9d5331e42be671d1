// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
package import Kernel

extension Language {
  package static let es = Language(.es, table: """
    202222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222221
    Español
    ,
    .
    5
    \u{2}\u{A0}\u{1}
    \u{2}\u{A0}\u{1}
    \u{1}, \u{2}
    \u{1} y \u{2}
    enero
    febrero
    marzo
    abril
    mayo
    junio
    julio
    agosto
    septiembre
    octubre
    noviembre
    diciembre
    lunes
    martes
    miércoles
    jueves
    viernes
    sábado
    domingo
    lun
    mar
    mié
    jue
    vie
    sáb
    dom
    1
    \u{1} de \u{2}
    \u{1} de \u{2}
    \u{1}, \u{2}
    \u{1} de \u{2}
    \u{1}, \u{2}
    \u{1} \u{2}
    Exportar en CSV
    Exportar en JSON
    Importar un archivo
    sus comillas no se cierran
    No se ha cambiado nada.
    Fila \u{1}: \u{2}
    Este archivo no se ha podido leer como historial.
    Este archivo está vacío o no se puede leer.
    Este archivo pasa de 20 MB.
    Este archivo tiene más de \u{1} filas.
    \u{1} s
    \u{1} min
    \u{1} h
    \u{1} d
    Sin conexión · hace \u{1}
    Sin conexión
    En directo · hace \u{1}
    En directo
    Datos con retraso · \u{1}
    Datos con retraso
    Desactualizado · \u{1}
    Desactualizado
    Sin actualizar · \u{1}
    Sin actualizar
    Horario previsto
    Sin datos
    Añadir
    Como tabla
    Cancelar
    Cambiar
    Elegir un archivo
    Copiado.
    Día
    Eliminar
    Cambiado.
    Ocultar
    Historial
    Eso aún está por venir.
    Subir \u{1}
    Bajar \u{1}
    Nombre
    Escribe una fecha.
    Esta página lo sigue intentando sola.
    Guardar
    Mostrar más
    Reintentar
    No tienes conexión.
    El servidor no responde.
    El servidor ha respondido \u{1}.
    Hoy
    Ahora
    Hay una versión nueva.
    Una parte de la app aún no ha llegado. Se vuelve a pedir una y otra vez.
    El servidor ya tiene otra versión de la app. Recarga para seguir; no se pierde nada.
    Guardando…
    Guardado.
    Este navegador no guarda nada aquí: todo dura hasta que cierres esta página.
    Recargar
    Ordenar los módulos
    Todos los módulos están ocultos
    Elige lo que quieres ver aquí.
    Elegir módulos
    Principal
    Ir al contenido
    Deshacer
    Deshecho.
    Recuperado.
    Abrir
    Cerrar
    No existe esta página
    No hay nada en esta dirección.
    Ir a Hoy
    Tu tarjeta de transporte, los próximos trenes y carreras, tus entrenos y tu puntuación crediticia. Sin necesidad de cuenta y sin conexión.
    No se ha podido guardar el resto. Se han importado \u{1} entradas; vuelve a importar el mismo archivo para las demás.
    No hay nada nuevo en ese archivo.
    \u{1} entrada importada.\u{1F}\u{1} de entradas importadas.\u{1F}\u{1} entradas importadas.
    No se ha podido guardar: es demasiado largo. No se ha cambiado nada.
    No se ha podido guardar: no queda espacio en este dispositivo. No se ha cambiado nada.
    Este navegador no guarda nada aquí: lo que cambies dura hasta que cierres esta página.
    No se ha podido guardar en este dispositivo. No se ha cambiado nada: inténtalo de nuevo.
    Tarjeta
    Salidas
    Carreras
    Entrenos
    Puntos
    Ajustes
    Ajustes
    Tema
    Tamaño del texto
    Hora
    Idioma
    Distancias
    Pesos
    La semana empieza el
    Como el dispositivo
    Claro
    Oscuro
    Más grande
    Muy grande
    Pies, millas
    Metros
    \u{1}: \u{2}.
    Módulos
    Qué muestran Hoy y la barra, y en qué orden
    Mostrar \u{1}
    \u{1}, \u{2} de \u{3}.
    \u{1} se ha movido.
    \u{1}: módulo oculto.
    \u{1}: módulo visible.
    Últimos cambios
    Los últimos 50; cada uno se puede deshacer
    Leyendo los cambios
    Tus cambios se guardan en este dispositivo y necesitan JavaScript.
    Nada que deshacer
    Lo que cambies aparecerá aquí y se podrá deshacer uno por uno, incluso tras reiniciar.
    Un cambio que esta versión no conoce
    Deshacer: \u{1}
    Recuperar
    Recuperar: \u{1}
    Deshecho
    Notificaciones
    Lo que se te avisa con la app cerrada
    Avisos de trenes con la app cerrada
    Avisos de carreras con la app cerrada
    Avisos de descansos con la app cerrada
    Avisos de tarjetas con la app cerrada
    Avisos de entrenamientos con la app cerrada
    Silencio desde
    Silencio hasta
    Sí
    No
    Cuenta
    No hace falta. Todo lo que escribes se queda en este dispositivo.
    Sesión iniciada. Lo que escribes aparece en tus otros dispositivos.
    Sesión cerrada. Todo sigue aquí.
    Datos
    Dónde están, exportar, importar, borrar
    Dónde se guardan
    En este navegador, en este dispositivo, que no está en ninguna cuenta.
    En este navegador, en este dispositivo. Lo enviado está también en el servidor de la cuenta mientras esa cuenta exista, sellado: no puede leerlo.
    El navegador ha prometido guardarlos hasta que los borres.
    El navegador puede borrarlos si el dispositivo se queda sin espacio. Ayuda instalar la app o exportar de vez en cuando.
    Pedir al navegador que los guarde
    \u{1} cambio está guardado aquí.\u{1F}\u{1} de cambios están guardados aquí.\u{1F}\u{1} cambios están guardados aquí.
    \u{1} usados de \u{2} que ofrece el navegador.
    \u{1} entrada guardada está dañada. Se ha apartado y va con la exportación.\u{1F}\u{1} de entradas guardadas están dañadas. Se han apartado y van con la exportación.\u{1F}\u{1} entradas guardadas están dañadas. Se han apartado y van con la exportación.
    \u{1}\u{A0}kB
    \u{1}\u{A0}GB
    \u{1}\u{A0}MB
    Exportar
    Un archivo JSON con todo lo que has escrito. Su formato está documentado y esta página lo vuelve a leer.
    Exportar todo
    Escribiendo el archivo… \u{1}\u{A0}%
    Importar
    De un archivo exportado aquí o en otro dispositivo. Verás lo que contiene antes de añadir nada.
    En este archivo
    \u{1} cambio nuevo\u{1F}\u{1} de cambios nuevos\u{1F}\u{1} cambios nuevos
    \u{1} que ya está aquí\u{1F}\u{1} que ya están aquí\u{1F}\u{1} que ya están aquí
    \u{1} que no sirve, descartado\u{1F}\u{1} que no sirven, descartados\u{1F}\u{1} que no sirven, descartados
    \u{1} entrada dañada, guardada tal cual\u{1F}\u{1} de entradas dañadas, guardadas tal cual\u{1F}\u{1} entradas dañadas, guardadas tal cual
    Leyendo el archivo…
    Exportado el \u{1}
    \u{1}: \u{2}
    Ajustes
    Deshechos e importaciones
    De una versión posterior
    Añadir \u{1}
    Ningún cambio nuevo.
    Todo lo que contiene ya está aquí.
    Nada de lo que sirve es nuevo.
    Nada de lo que contiene sirve.
    No contiene nada.
    Este archivo no es JSON o está cortado. No se ha añadido nada.
    Este archivo no es una exportación de Pocketful. No se ha añadido nada.
    Este archivo es de una versión posterior. Actualiza antes la app; no se ha añadido nada.
    Este archivo está vacío o no se puede leer. No se ha añadido nada.
    Borrar
    Elimina todo lo que esta app guarda en este dispositivo. No se puede deshacer.
    Cierra la sesión de este dispositivo, y no borra nada en el servidor de la cuenta.
    Borrar todo
    ¿Borrar todo en este dispositivo?
    Exporta antes si quizá quieras recuperarlo.
    Borrar ahora
    Hay abierta una versión más nueva
    No se pueden abrir tus datos
    El navegador no deja que esta página lea lo que guardó. No se ha eliminado nada. Cierra otras pestañas de esta app, libera espacio y vuelve a intentarlo.
    Se ha borrado todo en otra pestaña. Reintenta para empezar de nuevo.
    Una versión más nueva de esta app, quizá en otra pestaña, ha hecho suyo lo guardado. No se ha perdido nada. Recarga para seguir con ella.
    Aquí hay guardado más de lo que la app puede abrir de una vez. No se ha eliminado nada y todo se puede exportar.
    La app se ha parado una y otra vez con lo que hay guardado aquí. No se ha eliminado nada y todo se puede exportar. Quizá una versión posterior lo abra.
    Lo que esta página había leído ya no está en el dispositivo: lo ha quitado el navegador o una herramienta de limpieza. Lo que sigue en memoria se puede exportar.
    En ningún sitio: este navegador no guarda nada aquí. Lo que escribas dura hasta que cierres esta página; expórtalo antes.
    \u{1} cambio está solo en esta página.\u{1F}\u{1} de cambios están solo en esta página.\u{1F}\u{1} cambios están solo en esta página.
    Exportar lo que se pueda leer
    Copiar diagnóstico
    Este navegador no deja copiar a una página.
    Acerca de
    Versión, licencia, fuentes
    Versión \u{1}
    Software libre con licencia MIT. Sin necesidad de cuenta, sin publicidad, sin rastreo.
    Fuentes
    Estaciones, líneas, colores y trenes: datos abiertos de la Metropolitan Transportation Authority de Nueva York, según sus condiciones de uso. Las horas son las que envía el operador y pueden estar equivocadas.
    Tarifas y topes: publicados por los operadores, con sus fechas. El saldo es el que has escrito tú, no el que conoce el ordenador del operador.
    Pocketful no es la app oficial de nadie.
    Tarjeta de transporte
    Detalles
    Reciente
    Todo el historial
    No existe esta tarjeta
    Esta tarjeta no está en este dispositivo, o se ha quitado.
    Ir a la tarjeta
    No quedan viajes
    Queda \u{1} viaje\u{1F}Quedan \u{1} de viajes\u{1F}Quedan \u{1} viajes
    Escribe el saldo
    Caducó el \u{1}
    Gratis hasta \u{1}
    Próximo viaje \u{1}
    Aún sin saldo
    número acabado en \u{1}
    Saldo \u{1}.
    Saldo insuficiente.
    SALDO INSUFICIENTE
    Transbordo gratis
    Transbordo gratis hasta \u{1}
    \u{1} viaje para viajar gratis\u{1F}\u{1} de viajes para viajar gratis\u{1F}\u{1} viajes para viajar gratis
    se reinicia \u{1}
    \u{1} de \u{2} gastados
    Toca recargar
    Esta tarjeta ha caducado
    Esta tarjeta caduca hoy
    Esta tarjeta caduca mañana
    Esta tarjeta caduca en \u{1} día\u{1F}Esta tarjeta caduca en \u{1} de días\u{1F}Esta tarjeta caduca en \u{1} días
    El saldo es negativo
    Los viajes han costado más de lo que se escribió. Pon lo que la tarjeta tiene de verdad.
    Quizá dos dispositivos han viajado con el mismo dinero. Pon lo que la tarjeta tiene de verdad.
    Corregir el saldo
    Toca la tarjeta y escribe el saldo que tiene ahora.
    Tu tarjeta vive en este dispositivo y necesita JavaScript. En el servidor no se guarda nada de ella.
    Abriendo tu tarjeta
    Viajar
    Exprés \u{1}
    Viaje nuevo \u{1}
    ¿Transbordo o viaje nuevo?
    ¿Viaje nuevo?
    Recargar
    Poner el saldo
    Quitar
    Añadir una tarjeta
    Quitar esta tarjeta
    \u{1} y su historial se irán de aquí y de los demás dispositivos de una cuenta. Puedes deshacerlo.
    Tus tarjetas
    Viaje gratis.
    Tope alcanzado.
    Transbordo gratis.
    Saldo puesto en \u{1}.
    \u{1} añadidos.
    Guardado.
    \u{1}: cambio hecho.
    Entrada cambiada.
    Entrada eliminada.
    \u{1} añadida.
    Tarjeta modificada.
    Tarjeta quitada.
    Saldo
    Saldo nuevo
    Importe
    Tarifa
    Precio de un viaje
    Mi propia tarifa
    Moneda
    Viajero
    Normal
    Reducida
    Fecha de caducidad
    Número de tarjeta
    Titular
    Nombre y titular
    Recordatorio
    Avisar cuando queden menos viajes que
    Menos de \u{1} viaje\u{1F}Menos de \u{1} de viajes\u{1F}Menos de \u{1} viajes
    No
    Ninguno
    Fecha y hora
    Servicio
    Metro y autobús
    Autobús exprés
    Viaje
    Viaje nuevo
    Transbordo
    Importe pagado, si fue otro
    Si se deja vacío, lo pone la tarifa.
    Diferencia \u{1}
    Tarjeta \u{1}
    Escribe un importe.
    Escribe un importe como \u{1}.
    El importe no puede ser negativo.
    Esta moneda no tiene decimales.
    Como mucho \u{1} decimal.\u{1F}Como mucho \u{1} de decimales.\u{1F}Como mucho \u{1} decimales.
    Como mucho \u{1}.
    Escribe más de cero.
    Escribe una fecha y una hora.
    Escribe el número de la tarjeta.
    Solo cifras y espacios.
    El número de una tarjeta tiene de 10 a 20 cifras; este tiene \u{1}.
    Ponle nombre a la tarjeta.
    A tu ritmo, se agota \u{1}
    A tu ritmo, dura dos meses o más
    \u{1} más durarían otra semana
    Pagar por viaje ha ahorrado \u{1} en cuatro semanas frente al abono de \u{2} días
    El abono de \u{1} días habría ahorrado \u{2} en cuatro semanas
    El abono de \u{1} días habría costado lo mismo
    por la noche
    por la mañana
    por la tarde
    al anochecer
    esta noche
    esta mañana
    esta tarde
    hoy al anochecer
    mañana \u{1}
    el \u{1}
    Viaje
    Viaje exprés
    Recarga
    Corrección
    Primer saldo
    transbordo gratis
    gratis por el tope
    resto hasta el tope
    importe a mano
    tarifa desconocida aquí
    Tus viajes estarán aquí
    Cada viaje, recarga y corrección aparece aquí por días, y se puede cambiar o eliminar.
    Saldo \u{1}
    Los importes conservan sus cifras: \u{1} pasa a \u{2}.
    \u{1} ya conocida\u{1F}\u{1} ya conocidas\u{1F}\u{1} ya conocidas
    \u{1} omitida\u{1F}\u{1} omitidas\u{1F}\u{1} omitidas
    Se han añadido las entradas del archivo.
    \u{1} entrada añadida\u{1F}\u{1} de entradas añadidas\u{1F}\u{1} entradas añadidas
    fecha y hora ilegibles
    la fecha tiene que ser como 2026-02-05 08:10
    su hora aún está por venir
    tipo desconocido
    importe ilegible
    saldo ilegible
    servicio desconocido
    ¿Es la misma tarjeta?
    Dos dispositivos han traído cada uno una tarjeta: \u{1} y \u{2}. Como una sola tarjeta, tienen un solo historial.
    La misma tarjeta
    Dos tarjetas
    Ahora son una sola tarjeta.
    Siguen siendo dos tarjetas.
    Nueva York
    Autobuses de Londres (ejemplo)
    Tarifa única (ejemplo)
    Relojes desajustados
    Actualizando · hace \u{1}
    Actualizando
    Lo seguimos intentando.
    Los datos del operador van con retraso; los trenes pueden haber avanzado.
    Los datos del operador tienen más de cinco minutos. Las horas pueden estar equivocadas.
    El reloj del operador y el del servidor no coinciden. Las horas pueden estar equivocadas.
    Ahora no hay datos en directo ni horario para esta estación.
    Ahora no hay datos en directo para esta estación. Las horas son del horario previsto.
    El canal del operador no da ninguna respuesta útil.
    \u{1}: el reloj del operador y el del servidor no coinciden.
    \u{1}: datos de hace \u{2}.
    \u{1}: sin actualizar desde hace \u{2}.
    \u{1}: horario previsto.
    \u{1}: sin datos en directo.
    Ahora no hay trenes.
    El primero, a las \u{1}.
    El primero, mañana a las \u{1}.
    El primero, el \u{1} a las \u{2}.
    Final de línea: de aquí no sale ningún tren.
    Ahora no hay trenes \u{1} en este sentido.
    \u{1} · lo conocido acababa a las \u{2}.
    Lo conocido acababa a las \u{1}.
    \u{1}: no se conocen los trenes siguientes.
    Los horarios guardados en este dispositivo llegaban hasta el \u{1}.
    Continúa con el último panel y los horarios guardados en este dispositivo.
    Continúa con los horarios guardados en este dispositivo.
    Aquí aún no se sabe nada.
    Los trenes de esta parada no se habían cargado antes. Llegarán con la conexión.
    Sin conexión · nunca cargado
    Salidas
    Mis paradas
    Buscar una estación
    Paradas cerca de mí
    Plano
    Plano de todas las líneas. Las flechas lo mueven, más y menos acercan o alejan, Intro abre la estación del centro.
    Agencias
    Línea destacada
    Acercar
    Alejar
    Todo el plano
    No se conocía ningún tren \u{1} a las \u{2}.
    \u{1} · ningún tren \u{2} conocido a las \u{3}.
    Las líneas elegidas
    El plano aún no se ha cargado en este dispositivo. Las líneas y sus estaciones figuran abajo.
    Las líneas y sus estaciones
    Estaciones de la línea \u{1}
    Ver en el plano
    \u{1} tren de la línea \u{2}\u{1F}\u{1} de trenes de la línea \u{2}\u{1F}\u{1} trenes de la línea \u{2}
    Ahora no se sigue ningún tren de la línea \u{1}
    Ahora no se sabe dónde están los trenes de la línea \u{1}.
    Situados según sus horas de paso.
    A \u{1}: entre \u{2} y \u{3}
    A \u{1}: en \u{2}
    No existe esta estación
    ya
    previsto
    retenido
    Cancelado
    No para aquí
    sin señal
    Vía \u{1}
    ya
    en \u{1} minuto\u{1F}en \u{1} de minutos\u{1F}en \u{1} minutos
    en \u{1} minutos
    Tren \u{1}
    \u{1} exprés
    \u{1} a \u{2}
    línea \u{1}
    Línea \u{2}\u{1F}Líneas \u{2}\u{1F}Líneas \u{2}
    Hacia el norte
    Hacia el sur
    Quitar \u{1}
    \u{1} en mis paradas
    Quitar de mis paradas
    Líneas y sentido de \u{1}
    Líneas mostradas
    Sentido mostrado
    Ambos sentidos
    Dejar solo \u{1}
    Editar
    Listo
    Trenes siguientes
    Menos trenes
    Todas
    Mostrar una línea
    Mostrar las horas como
    Minutos
    Reloj
    Ambos
    Mostrar los trenes
    Por línea
    Por hora
    Usar mi ubicación
    Borrar
    Buscar
    \u{1}: añadida a mis paradas.
    \u{1}: parada quitada.
    \u{1}, \u{2} de \u{3}.
    \u{1}: todas las líneas.
    \u{1}: solo \u{2}.
    \u{1}: ambos sentidos.
    \u{1}: parada movida.
    Horas mostradas como: \u{1}.
    Trenes mostrados por línea.
    Trenes mostrados por hora.
    Ninguna estación encontrada.
    \u{1} estación encontrada.\u{1F}\u{1} de estaciones encontradas.\u{1F}\u{1} estaciones encontradas.
    Tus paradas estarán aquí
    Añade las estaciones que usas. Sus próximos trenes aparecen al momento y la cuenta atrás va sola.
    Cargando salidas
    No se han podido cargar las salidas
    No se conoce nada como «\u{1}». Busca la estación por su nombre.
    Aquí solo se muestran los trenes de tus primeras \u{1} paradas. Los de esta están en su página.
    Nombre, calle o línea
    Nombre, calle o línea, como «\u{1}»
    No se ha encontrado nada para «\u{1}».
    Prueba con menos letras, un número de calle o la letra de una línea.
    Abiertas hace poco
    Por línea
    línea \u{1}
    Tu ubicación se queda en este dispositivo; solo se pide cuando tocas el botón.
    O cerca de un lugar que escribas
    Buscando tu ubicación
    Cerca de \u{1}
    Cerca de ti
    El navegador no puede usar tu ubicación. Permítelo en los ajustes del sitio o escribe un lugar abajo.
    No se ha encontrado tu ubicación a tiempo. Reintenta o escribe un lugar abajo.
    Tu ubicación no está disponible aquí. Escribe un lugar abajo.
    Tus paradas viven en este dispositivo y necesitan JavaScript. Sin él puedes buscar y abrir cualquier estación.
    aquí
    \u{1} m
    \u{1} km
    \u{1} ft
    \u{1} mi
    \u{1} min a pie
    Ninguna estación de esta red a menos de 50 km
    Ninguna estación de esta red a menos de 30 millas
    La más cercana es \u{1}, a \u{2}. Escribe un lugar para ver lo que hay cerca.
    sal en \u{1} min
    sal ahora
    antes que \u{1} min a pie
    para el de las \u{1}
    Sal en \u{1} min para el \u{2}
    Sal ahora para el \u{1}
    \u{1} sale a las \u{2}
    \u{1} sale ahora a las \u{2}
    \u{1} de las \u{2} está cancelado o ya no figura
    Sal en \u{1} min
    Sal en \u{1} min para el \u{2}
    Sal ahora
    Estaba previsto a las \u{1}.
    \u{1} de las \u{2} ya no está anunciado
    \u{1} de las \u{2} está cancelado
    \u{1} de las \u{2} no para aquí
    \u{1} de las \u{2} vuelve a estar anunciado.
    \u{1} sale ahora a las \u{2}, \u{3} min más tarde.
    \u{1} sale ahora a las \u{2}, \u{3} min antes.
    \u{1} min más tarde que cuando preguntaste
    \u{1} min antes que cuando preguntaste
    Próximas paradas
    A \u{1} parada de aquí\u{1F}A \u{1} de paradas de aquí\u{1F}A \u{1} paradas de aquí
    Retrasos
    Ahora no se conocen sus paradas.
    Avísame antes de \u{1}
    Se te avisará antes de \u{1}.
    Ya no se te avisa dónde bajar.
    Baja en \u{1} parada: \u{2}\u{1F}Baja en \u{1} de paradas: \u{2}\u{1F}Baja en \u{1} paradas: \u{2}
    Baja en la próxima parada: \u{1}
    Baja a las \u{1}: \u{2}
    \u{1} ya no para en \u{2}
    Llegada a las \u{1}.
    La campana te avisa dos paradas antes y en la anterior, mientras Pocketful esté abierto en tu pantalla.
    No avisarme
    No son todas: solo se cargaron las de algunas paradas.
    El navegador no puede usar tu posición. Permítelo en los ajustes del sitio o indica tú los minutos.
    No se encontró tu posición a tiempo. Inténtalo de nuevo o indica tú los minutos.
    Aquí no se puede obtener tu posición. Indica tú los minutos.
    \u{1} vez más\u{1F}\u{1} de veces más\u{1F}\u{1} veces más
    Aquí no se anuncia ningún tren así. Puede que ya haya salido, o que la agencia no lo anuncie.
    No se sabe nada de este tren por ahora.
    A pie hasta \u{1}
    Un minuto menos
    Un minuto más
    Medir desde aquí
    Estás demasiado lejos para ir a pie.
    \u{1}: \u{2} min a pie.
    Avísame para salir
    Aviso cada semana
    Avisos
    Cuándo salir para \u{1}
    Ningún aviso
    Abre un tren por su hora en un panel, o el ⋯ de una parada, para saber cuándo salir.
    Aquí no existe ese aviso o esa parada.
    El aviso llega mientras Pocketful está abierto en pantalla.
    Ya es tarde para un aviso, salvo que el tren se retrase.
    Aviso antes de salir
    Aviso \u{1}
    Más tarde
    Más temprano
    \u{1} min antes
    a la hora de salir
    Aviso creado: \u{1}.
    Aviso cambiado: \u{1}.
    Aviso eliminado.
    Hoy no hay más avisos de este.
    Avisos antes de salir: \u{1}.
    Hoy ya no
    Hoy nada más
    Ningún tren conocido deja tiempo para ir a pie
    Eliminar el aviso de \u{1}
    Días
    Todos los días
    De lunes a viernes
    Fines de semana
    Primer tren
    Último tren
    Elige un día.
    Elige una hora.
    Elige otra hora que la del primer tren.
    Avisos del servicio
    En tus paradas
    Ahora y pronto
    Previsto
    Sin avisos
    La agencia no anuncia nada fuera de lo normal.
    Aquí no se lee ningún canal de avisos de \u{1}.
    No se sabe nada de los avisos por ahora.
    Todas las líneas
    Más
    desde \u{1}
    el \u{1}, \u{2}
    hasta \u{1}
    y \u{1} más
    Todos los avisos
    \u{1} aviso\u{1F}\u{1} de avisos\u{1F}\u{1} avisos
    \u{1} aviso de la agencia no se puede leer aquí.\u{1F}\u{1} de avisos de la agencia no se pueden leer aquí.\u{1F}\u{1} avisos de la agencia no se pueden leer aquí.
    Aquí no uso escaleras
    No uso escaleras en \u{1}
    Vuelvo a usar escaleras en \u{1}
    Aquí no consta ningún ascensor fuera de servicio.
    Ahora no se sabe nada de los ascensores de aquí.
    \u{1} aviso sobre ascensores o escaleras mecánicas aquí\u{1F}\u{1} de avisos sobre ascensores o escaleras mecánicas aquí\u{1F}\u{1} avisos sobre ascensores o escaleras mecánicas aquí
    Ascensor fuera de servicio
    Escalera mecánica fuera de servicio
    Ascensores y escaleras mecánicas
    fuera de servicio desde \u{1}
    vuelta prevista \u{1}
    Aquí no hay ninguna estación.
    Ahora no se sabe nada de los ascensores.
    Escalera mecánica que quedará fuera de servicio
    Ascensor que quedará fuera de servicio
    Al día siguiente
    \u{1}: seguida.
    Ya no se sigue.
    Carreras
    Próximas salidas
    Seguidas
    seguida
    Carrera no anunciada
    Ya se ha corrido, se ha retirado o aún no está entre las próximas.
    Esta carrera no se conoce aquí
    Ha empezado y ha salido del panel.
    Ir a las próximas carreras
    Filtro
    Todas
    Tipos de carrera
    Galope
    Trote
    Galgos
    Otras
    Cuántas carreras
    Países
    Todos los países
    \u{1} país\u{1F}\u{1} de países\u{1F}\u{1} países
    Restablecer
    Volver a todas las carreras
    El filtro está en \u{1}.
    \u{1}: \u{2}.
    sí
    no
    Seguir esta carrera
    Seguir toda la reunión
    Avisarme antes de la salida
    No
    Cargando carreras
    No hay carreras próximas
    Aquí no se conoce ninguna carrera
    Cuando se anuncien las próximas, aparecerán aquí.
    Solo hay \u{1} carrera anunciada.\u{1F}Solo hay \u{1} de carreras anunciadas.\u{1F}Solo hay \u{1} carreras anunciadas.
    No se han podido cargar las carreras
    Alguna salida puede haber cambiado entretanto.
    Lo seguimos intentando.
    La fuente de las carreras no da ninguna respuesta útil.
    Algunas carreras de la fuente no se pueden leer.
    El servidor aún no tiene carreras.
    Lo conocido acababa a las \u{1}.
    \u{1} R\u{2}
    \u{1}, carrera \u{2}
    Carrera de galope
    Carrera de trote
    Carrera de galgos
    Carrera
    sale ahora
    \u{1} día\u{1F}\u{1} de días\u{1F}\u{1} días
    \u{1} hora\u{1F}\u{1} de horas\u{1F}\u{1} horas
    \u{1} minuto\u{1F}\u{1} de minutos\u{1F}\u{1} minutos
    \u{1} segundo\u{1F}\u{1} de segundos\u{1F}\u{1} segundos
    empezó hace \u{1}
    en \u{1}
    \u{1}: \u{2}
    \u{1} empieza ahora a las \u{2}
    \u{1} empieza a las \u{2}
    adelantada \u{1}\u{A0}min
    retrasada \u{1}\u{A0}min
    \u{1} se adelanta \u{2}.
    \u{1} se retrasa \u{2}.
    ya no está anunciada
    \u{1} ya no está anunciada.
    Carrera
    Tipo
    País
    Salida
    Hora local
    Distancia
    Pista
    Tiempo
    Lugar
    Estado
    Buena
    Blanda
    Pesada
    Firme
    Rápida
    Lenta
    Sintética
    Bueno
    Despejado
    Nublado
    Chubascos
    Lluvia
    Nieve
    Filtro: 
    Australia
    Estados Unidos
    Reino Unido
    Nueva Zelanda
    Irlanda
    Francia
    Sudáfrica
    Chile
    Argentina
    Singapur
    Corea del Sur
    Brasil
    Canadá
    Japón
    Macao
    Suecia
    México
    Italia
    Hong Kong
    Emiratos Árabes Unidos
    Alemania
    Noruega
    Dinamarca
    Finlandia
    Países Bajos
    Bélgica
    España
    Suiza
    Austria
    India
    Malasia
    Mauricio
    Catar
    Arabia Saudí
    Turquía
    Uruguay
    Perú
    Panamá
    Puerto Rico
    \u{1}\u{A0}d
    \u{1}\u{A0}h
    \u{1}\u{A0}min
    \u{1}\u{A0}s
    Entrenos
    Ejercicios
    Diario
    Pesos y discos
    Importar
    Compartir
    No existe este entreno
    No está en este dispositivo, o se ha eliminado.
    Tus entrenos viven en este dispositivo y necesitan JavaScript. En el servidor no se guarda nada de ellos.
    Abriendo tus entrenos
    Entreno nuevo
    Tus entrenos estarán aquí
    Compón uno con los ejercicios y hazlo serie a serie, con conexión o sin ella.
    \u{1} ejercicio\u{1F}\u{1} de ejercicios\u{1F}\u{1} ejercicios
    \u{1} ronda\u{1F}\u{1} de rondas\u{1F}\u{1} rondas
    \u{1} serie\u{1F}\u{1} de series\u{1F}\u{1} series
    Empezar
    Empezar \u{1}
    Continuar
    Ordenar
    Listo
    Eliminar \u{1}
    \u{1}, puesto \u{2} de \u{3}
    última vez el \u{1}
    De trabajo
    Calentamiento
    Descendente
    Al fallo
    Reps.
    Tiempo
    Metros
    \u{1} repetición\u{1F}\u{1} de repeticiones\u{1F}\u{1} repeticiones
    Elegir un ejercicio
    Ejercicio, músculo o material (en inglés)
    No se ha encontrado nada
    \u{1} ejercicio encontrado\u{1F}\u{1} de ejercicios encontrados\u{1F}\u{1} ejercicios encontrados
    Prueba con menos letras o escribe tu propio ejercicio.
    Músculo
    Material
    Nivel
    Categoría
    Filtros
    Añadir a \u{1}
    Ponerlo en \u{1}
    todos
    Escribir el tuyo
    Tu propio ejercicio
    tuyo
    Se cuenta en
    Trabaja
    También ayuda
    Fuerza
    Articulaciones
    También llamado
    Cargando los ejercicios
    Los ejercicios aún no están aquí
    Se cargan una sola vez, con conexión. Tus entrenos y tus propios ejercicios funcionan sin ella.
    Récords
    Más peso
    Una repetición, estimada
    Más repeticiones en una serie
    La serie más larga
    Lo más lejos en una serie
    Aún no se ha hecho.
    Serie \u{1} de \u{2}
    ronda \u{1} de \u{2}
    La última vez \u{1}
    Primera vez
    Serie hecha
    Guardar la serie
    Sobre este ejercicio
    El descanso ha terminado.
    Saltar
    +30\u{A0}s
    30 segundos más
    Luego
    Terminar
    Descartar este entreno
    todas las series hechas
    Todas las series hechas
    sin terminar
    Series de esta superserie
    Ningún entreno en marcha
    Empieza uno de tu lista.
    Ir a tus entrenos
    hecha
    Deshacer \u{1}
    \u{1}: en marcha.
    Serie deshecha.
    Entreno terminado.
    Entreno eliminado.
    Entrenos añadidos al diario.
    Unidad cambiada.
    Discos cambiados.
    Rondas
    Descanso
    Entre ejercicios
    Peso, \u{1}
    Tipo
    ronda \u{1}
    Ronda \u{1}
    Cada ronda
    Todas las rondas a la vez
    Más rondas
    Más superseries
    Añadir un ejercicio
    Superserie
    Añadir a la superserie de \u{1}
    Cambiar \u{1} por otro
    Superserie \u{1}
    Añade el primero de la lista o escribe el tuyo.
    Escribe un nombre.
    Escribe una hora. Mientras tanto vale la anterior.
    Escribe de 1 a 100 rondas.
    Escribe un tiempo como 90 o 1:30, de una hora como mucho.
    Escribe un número entero de 0 a 100.000.
    Escribe un peso de 0 a 9999.
    Una superserie tiene 20 ejercicios como mucho.
    \u{1}: ejercicio añadido.
    \u{1}: eliminado.
    Entreno eliminado.
    Nombre nuevo: \u{1}.
    Previsto los
    Aviso a las
    Previsto para hoy
    Previsto: \u{1}
    Ya no está previsto
    Hora del aviso
    Orden cambiado.
    \u{1}: \u{2}
    Ejercicio quitado.
    Ejercicio cambiado por otro.
    Mes anterior
    Mes siguiente
    \u{1} entreno\u{1F}\u{1} de entrenos\u{1F}\u{1} entrenos
    Ningún entreno entonces.
    Lo que hagas estará aquí
    Cada entreno terminado aparece en su día, con tus totales y récords.
    Totales
    Volumen
    Repeticiones
    Series
    Tiempo bajo carga
    Distancia
    Series por músculo
    Lo que ayuda cuenta la mitad.
    Lo que más, \u{1}: \u{2} cada uno.
    Lo que más, \u{1}: \u{2}.
    Mejor estimación \u{1}.
    en marcha
    ½ serie
    \u{1}½ series\u{1F}\u{1}½ series\u{1F}\u{1}½ series
    Unidad
    Para lo que escribas desde ahora; lo que ya hay conserva su unidad.
    Discos
    Barra
    Peso que cargar
    En cada lado
    Solo la barra
    Menos que la barra sola, que pesa \u{1}
    Tus discos, los dos lados juntos
    Cuántos de \u{1}
    Enlace
    Todo el entreno va en el propio enlace. Ningún servidor lo ve; quien lo abra puede añadirlo a los suyos.
    El enlace como código QR
    Copiar enlace
    Como texto
    Copiar texto
    Guardar como archivo
    Este navegador no deja copiar a una página: selecciónalo y cópialo tú.
    Un entreno para ti
    Añadir a mis entrenos
    Añadir a mi diario
    Pegar un entreno
    Un enlace, o líneas como: A. Overhead press, 3 × 10, 20 kg, descanso 1:30
    Leerlo
    Un entreno guardado aquí, o la tabla (CSV) que exportan Strong o Hevy.
    Elegir
    Leyendo: \u{1}\u{A0}%
    El archivo está leído.
    Todo está ya en tu diario.
    \u{1} entreno ya conocido\u{1F}\u{1} de entrenos ya conocidos\u{1F}\u{1} entrenos ya conocidos
    \u{1} ejercicio nuevo tuyo\u{1F}\u{1} de ejercicios nuevos tuyos\u{1F}\u{1} ejercicios nuevos tuyos
    nuevo
    y \u{1} más
    \u{1} fila con una nota, descartada\u{1F}\u{1} de filas con notas, descartadas\u{1F}\u{1} filas con notas, descartadas
    Lo que se ha entendido ya está en tu diario.
    No se ha entendido nada.
    No contiene ningún entreno.
    El archivo no dice en qué unidad están sus pesos. Se leen en \u{1}.
    Pesos en
    \u{1} fila no entendida\u{1F}\u{1} de filas no entendidas\u{1F}\u{1} filas no entendidas
    fecha ilegible
    la fecha tiene que ser como 2026-02-05 18:00
    su día aún está por venir
    falta el ejercicio
    un número imposible
    no se hizo nada
    su duración se descarta
    demasiadas series en un entreno
    más de 5000 ejercicios
    Línea \u{1}: \u{2}
    No hay nada que leer.
    Es demasiado grande.
    Esto no es un entreno.
    Esto se ha dañado por el camino.
    Esto es de una versión más nueva de Pocketful.
    La línea \u{1} tiene un peso negativo, que aquí no se puede guardar.
    Un peso es negativo.
    La línea \u{1} no es un ejercicio.
    Esto no es una exportación de Strong ni de Hevy.
    \u{1} con la barra
    faltan \u{1}
    peso corporal
    barra
    mancuerna
    pesa rusa
    polea
    máquina
    multipower
    banda elástica
    barra EZ
    barra hexagonal
    disco
    barra en pivote
    balón medicinal
    pelota de ejercicio
    rodillo de espuma
    correas de suspensión
    chaleco lastrado
    máquina de cardio
    trineo
    saco de arena
    material de fuerza extrema
    comba
    rueda abdominal
    cuerdas de batida
    tabla de equilibrio
    valla
    cadenas
    banco GHD
    otro
    abdominales
    abductores
    aductores
    bíceps
    pantorrillas
    pecho
    antebrazos
    glúteos
    isquiotibiales
    flexores de la cadera
    dorsales
    zona lumbar
    espalda media
    cuello
    cuádriceps
    hombros
    trapecios
    tríceps
    tirar
    empujar
    aguantar
    multiarticular
    monoarticular
    principiante
    intermedio
    experto
    fuerza
    estiramiento
    pliometría
    potencia
    halterofilia
    fuerza extrema
    cardio
    técnica
    peso y repeticiones
    repeticiones
    lastre y repeticiones
    repeticiones asistidas
    tiempo
    peso y tiempo
    distancia y tiempo
    peso y distancia
    descanso
    descanso corto
    calentamiento
    descendente
    fallo
    rep
    Puntuación
    Tu puntuación
    Calculando la puntuación…
    de \u{1}
    al \u{1}
    a las \u{1}
    Puntuación crediticia \u{1} de \u{2}
    sin cambios desde el \u{1}
    sube \u{1} desde el \u{2}
    baja \u{1} desde el \u{2}
    Categoría \u{1}
    Aún no hay informe
    El servicio aún no tiene un informe de crédito para ti. Estará aquí en cuanto exista.
    Aún no se conoce ninguna puntuación en esta escala.
    No se ha podido cargar tu puntuación
    Reintentar
    Última conocida: \u{1} de \u{2}, \u{3} (\u{4})
    hoy
    ayer
    hace \u{1} día\u{1F}hace \u{1} de días\u{1F}hace \u{1} días
    Este servidor solo muestra la puntuación en su propia máquina. Quien lo gestiona puede abrirla a otros.
    No se puede llegar al servicio.
    El servicio ha tardado demasiado en responder.
    El servicio ha respondido \u{1}.
    El servicio se ha mudado a otra dirección.
    La respuesta del servicio se ha cortado.
    El servicio ha enviado mucho más que un informe.
    No se ha entendido la respuesta del servicio.
    El informe no tiene puntuación.
    La escala del informe va de \u{1} a \u{2}, y eso no es una escala.
    La puntuación del informe, \u{1}, no está entre \u{2} y \u{3}.
    Mostrar la puntuación
    Oculta hasta que la pidas
    Abre para ver tu puntuación
    Ocultar en Hoy hasta tocarla
    Toca un nuevo informe de crédito
    Tu puntuación y su historial viven en este dispositivo y necesitan JavaScript.
    Qué ha cambiado
    Desde el \u{1}
    Usas el \u{1}\u{A0}% de tu límite de crédito; era el \u{2}\u{A0}%.
    La deuda a corto plazo
    La deuda a largo plazo
    Tu límite de crédito
    \u{1} cosa ayuda ahora a tu puntuación.\u{1F}\u{1} de cosas ayudan ahora a tu puntuación.\u{1F}\u{1} cosas ayudan ahora a tu puntuación.
    Ahora nada perjudica tu puntuación.
    \u{1} cosa perjudica ahora tu puntuación.\u{1F}\u{1} de cosas perjudican ahora tu puntuación.\u{1F}\u{1} cosas perjudican ahora tu puntuación.
    Por primera vez hay un impago en tu informe.
    Hay un nuevo impago en tu informe.
    Ya no hay ningún impago en tu informe.
    Hace poco faltó un pago.
    Ya no hay ningún pago atrasado en tu informe.
    \u{1} ha subido de \u{2} a \u{3}.
    \u{1} ha bajado de \u{2} a \u{3}.
    Con el tiempo
    Escuchar la curva
    \u{1} informe desde el \u{2}: de \u{3} a \u{4}, mínimo \u{5}, máximo \u{6}.\u{1F}\u{1} de informes desde el \u{2}: de \u{3} a \u{4}, mínimo \u{5}, máximo \u{6}.\u{1F}\u{1} informes desde el \u{2}: de \u{3} a \u{4}, mínimo \u{5}, máximo \u{6}.
    Escalas comparadas
    \u{1}\u{A0}% de su rango
    sin cambios
    sube \u{1} punto\u{1F}sube \u{1} de puntos\u{1F}sube \u{1} puntos
    baja \u{1} punto\u{1F}baja \u{1} de puntos\u{1F}baja \u{1} puntos
    Aún sin puntuación
    Añadir una escala
    Cambiar categorías
    Añadir una puntuación
    Cambiar esta puntuación
    Fecha
    Escala
    Puntuación mínima
    Puntuación máxima
    Categorías
    Cómo se llaman las puntuaciones, cada una desde su mínimo. Puede quedar vacío.
    Desde
    Nombre
    Valen desde el
    Escribe un número entero de \u{1} a \u{2}.
    Ponle nombre a la escala.
    Escribe un número entero.
    La puntuación máxima tiene que superar la mínima.
    Esta puntuación se ha eliminado entretanto.
    Ahí empieza otra categoría.
    Ponle nombre a la categoría.
    Un nombre no lleva comas.
    Puntuación \u{1} añadida.
    Puntuación modificada.
    Escala modificada.
    Informe guardado: \u{1}.
    Puntuación eliminada.
    Se han añadido las puntuaciones del archivo.
    \u{1}: escala añadida.
    Tu puntuación está oculta en Hoy.
    Tu puntuación se muestra en Hoy.
    Tus puntuaciones estarán aquí
    Cada informe se guarda aquí con su fecha. Otras puntuaciones se pueden añadir a mano o desde un archivo.
    \u{1} puntuación añadida\u{1F}\u{1} de puntuaciones añadidas\u{1F}\u{1} puntuaciones añadidas
    \u{1} ya conocida\u{1F}\u{1} ya conocidas\u{1F}\u{1} ya conocidas
    \u{1} omitida\u{1F}\u{1} omitidas\u{1F}\u{1} omitidas
    fecha ilegible
    la fecha tiene que ser como 2026-02-05
    su día aún está por venir
    puntuación ilegible
    la puntuación está fuera de su escala
    escala desconocida aquí
    En tu informe
    Crédito usado
    \u{1}\u{A0}% de tu límite
    Deuda a corto plazo
    Deuda a largo plazo
    Último pago atrasado
    Último impago
    A favor de tu puntuación
    \u{1} cosa\u{1F}\u{1} de cosas\u{1F}\u{1} cosas
    En contra de tu puntuación
    Próximo informe
    \u{1} de \u{2}
    Ninguno en el informe
    Este mes
    hace \u{1} mes\u{1F}hace \u{1} de meses\u{1F}hace \u{1} meses
    Pendiente
    Llega hoy
    Mañana
    En \u{1} día\u{1F}En \u{1} de días\u{1F}En \u{1} días
    Muy baja
    Baja
    Regular
    Buena
    Muy buena
    Excelente
    Excepcional
    Una cuenta une tus dispositivos: lo que escribes en uno aparece en los demás. Se sella en este dispositivo antes de enviarse, así que el servidor lo guarda sin poder leerlo.
    Nada de aquí la necesita.
    Qué ve el servidor
    Que hay una cuenta, sus formas de entrar y los nombres de sus dispositivos
    De cada entrada cuándo se hizo, en qué dispositivo y cuánto ocupa
    Qué no puede ver
    Qué hay en tus entradas y a qué parte de la app pertenecen
    Tu contraseña, tu código de recuperación y la clave de tus datos
    Quien lleva este servidor también te envía esta app. Si enviara una versión cambiada, podría leerlo todo: usa un servidor de alguien en quien confíes.
    Tus dispositivos, el código de recuperación, una contraseña y la mayoría de las llaves de acceso abren tus datos. Si pierdes todo eso, se pierden. Nadie podrá ayudarte.
    Crear una cuenta
    Ya tengo una
    Aquí no funciona ninguna cuenta: un navegador solo puede sellar datos en una página abierta por https, o en la máquina del propio servidor (localhost). Pide la dirección https a quien lleva este servidor.
    Un momento…
    Con una llave de acceso
    Entras con tu huella, tu cara o el PIN de este dispositivo. Sin dirección ni contraseña.
    Crear con una llave de acceso
    Entrar con una llave de acceso
    Confirmar con una llave de acceso
    Correo y contraseña
    Con una dirección de correo y una contraseña; la contraseña nunca sale de este dispositivo.
    Crear la cuenta
    Las llaves de acceso no funcionan en este navegador.
    Las llaves de acceso solo funcionan en la dirección https del servidor, con su nombre.
    Continuar con \u{1}
    Aquí ninguna cuenta va todavía con ese acceso. Crea una: su clave se genera en este dispositivo, y recibes un código de recuperación para guardar.
    Entra como siempre y luego añade esta en «Formas de entrar».
    Dirección de correo
    Contraseña
    Contraseña nueva
    La misma contraseña otra vez
    Al menos 8 caracteres
    Código de invitación
    Tienes una invitación: con ella puedes crear una cuenta aquí.
    Entrar
    De otra forma
    Usar el código de recuperación
    Usar otro dispositivo
    Usar una llave de acceso
    Usar la contraseña
    ¿Olvidaste la contraseña?
    Recibes un correo con un enlace para poner una contraseña nueva.
    Enviar el correo
    Si \u{1} tiene una cuenta, un correo está en camino. El enlace vale una vez, durante 30 minutos.
    Te deja entrar. Los datos siguen sellados hasta que los abra otro dispositivo, una llave de acceso o el código de recuperación.
    Este dispositivo ya ha entrado: el enlace tiene que ser de la misma cuenta.
    Un código sirve una vez: después recibes uno nuevo.
    Código de recuperación
    26 letras y cifras. Los espacios y guiones no importan.
    Unirse desde otro dispositivo
    En un dispositivo que ya está dentro, abre Ajustes, Cuenta, Añadir un dispositivo. Escanea la imagen con la cámara de este, o escribe las letras que muestra.
    Una pestaña del navegador y la app de la pantalla de inicio son dos dispositivos: añade el que uses.
    Se ha escaneado el código del otro dispositivo. ¿Unir este dispositivo a su cuenta?
    Unirse
    Letras del otro dispositivo
    8 letras y cifras
    ¿El otro muestra \u{1}?
    Ambos deben mostrar las mismas seis cifras. Si no coinciden, hay alguien en medio: para.
    Sí, las mismas
    Ahora di que sí en el otro dispositivo.
    Parar
    Tu código de recuperación
    Apúntalo o guárdalo en un sitio que no sea este dispositivo. Solo se muestra esta vez.
    El código anterior ya no sirve. Este es el nuevo.
    Copiar
    Guardar como archivo
    Ya lo he guardado
    El código de recuperación de tu cuenta de Pocketful:
    Este dispositivo tiene \u{1} entrada\u{1F}Este dispositivo tiene \u{1} de entradas\u{1F}Este dispositivo tiene \u{1} entradas
    Es de antes de la cuenta. Lo que se deja fuera se guarda primero en un archivo y luego sale de este dispositivo.
    Se ha entregado un archivo a tu navegador. Comprueba que está antes de que todo eso salga de este dispositivo.
    Llevarlas a la cuenta
    Dejarlas fuera
    El archivo está: dejarlas fuera
    Se dejaron fuera: este dispositivo solo muestra lo de la cuenta.
    Sesión iniciada
    Sesión iniciada como \u{1}
    Hecho.
    A la espera de tu respuesta: ¿van a la cuenta las entradas de aquí?
    Guardado aquí
    \u{1} por enviar\u{1F}\u{1} por enviar\u{1F}\u{1} por enviar
    \u{1} entrada recibida de tus otros dispositivos, y siguen llegando\u{1F}\u{1} entradas recibidas de tus otros dispositivos, y siguen llegando\u{1F}\u{1} entradas recibidas de tus otros dispositivos, y siguen llegando
    Enviando…
    Sincronizado a las \u{1}
    \u{1} sin enviar: \u{2}\u{1F}\u{1} sin enviar: \u{2}\u{1F}\u{1} sin enviar: \u{2}
    Sin sincronizar: \u{1}
    no hay conexión
    el servidor no responde
    el servidor no puede ahora mismo
    este dispositivo no pudo guardar lo que llegó
    la cuenta está llena
    Se vuelve a intentar solo. Mientras tanto todo está guardado aquí.
    Libera espacio en este dispositivo y vuelve a abrir la app.
    No admite más entradas. La app sigue funcionando y lo que escribas se guarda aquí.
    El servidor rechazó \u{1} entrada. Sigue aquí y en la exportación.\u{1F}El servidor rechazó \u{1} de entradas. Siguen aquí y en la exportación.\u{1F}El servidor rechazó \u{1} entradas. Siguen aquí y en la exportación.
    \u{1} entrada necesita una versión más nueva de la app. Se guarda hasta entonces.\u{1F}\u{1} de entradas necesitan una versión más nueva de la app. Se guardan hasta entonces.\u{1F}\u{1} entradas necesitan una versión más nueva de la app. Se guardan hasta entonces.
    El reloj de este dispositivo iba adelantado respecto al del servidor. Tus entradas conservan su orden.
    Dispositivos
    Este dispositivo
    Navegador
    Visto por última vez el \u{1}
    Cambiar el nombre
    Cambiar el nombre de \u{1}
    Cerrar su sesión
    Cerrar la sesión de \u{1}
    ¿Cerrar la sesión de \u{1}?
    No recibe nada más ni puede enviar nada. Lo que tiene se queda en él.
    Añadir un dispositivo
    Formas de entrar
    Llave de acceso
    Otra forma de entrar
    Añadido el \u{1}
    Deja entrar, sin abrir los datos.
    Añadido el \u{1}, usado el \u{2}
    Quitar
    Quitar \u{1}
    ¿Quitar \u{1}?
    Ya no podrás entrar con ella.
    Entonces solo el código de recuperación, u otro dispositivo que esté dentro, abrirá los datos.
    Añadir una llave de acceso
    Añadir \u{1}
    Para reconocerla en la lista
    Cambiar la contraseña
    Añadir una contraseña
    Nuevo código de recuperación
    Se creó un código de recuperación y nadie dijo que lo guardó. Si no lo tienes, crea uno nuevo.
    ¿Crear un código de recuperación nuevo?
    Crear un código nuevo
    Con un código de recuperación nuevo, el que tienes deja de servir.
    Escanea esto con la cámara del otro dispositivo. O abre allí Ajustes, Cuenta, Ya tengo una, Usar otro dispositivo, y escribe estas letras.
    Enlace para la cámara del otro dispositivo
    Vale \u{1} min más
    Vale menos de un minuto
    ¿Añadir \u{1}?
    Entonces abrirá todo lo que hay en tu cuenta.
    Sí, añadirlo
    No
    \u{1} ya puede entrar. Si todavía pregunta, di que sí también allí.
    Salir
    Cerrar sesión
    ¿Cerrar sesión en este dispositivo?
    Lo que conserves aquí sigue funcionando y se envía la próxima vez que entres.
    Cerrar sesión y conservarlo todo
    Cerrar sesión y quitarlo todo
    \u{1} entrada aún no se ha enviado: si se quita, se pierde.\u{1F}\u{1} de entradas aún no se han enviado: si se quitan, se pierden.\u{1F}\u{1} entradas aún no se han enviado: si se quitan, se pierden.
    Sesión cerrada. Todo sigue aquí.
    Sesión cerrada aquí. No se pudo contactar con el servidor: lo sabrá en cuanto se le alcance.
    Eliminar la cuenta
    ¿Eliminar la cuenta?
    Todo lo que el servidor tiene de ella desaparece al momento, para todos los dispositivos. Lo que hay en este se queda aquí.
    eliminar
    Escribe «\u{1}» para confirmar
    Eliminarla
    La cuenta está eliminada. Todo sigue en este dispositivo.
    Dejar esa cuenta
    ¿Dejar esa cuenta?
    Las entradas se quedan en este dispositivo y no pertenecen a ninguna cuenta. En el servidor no cambia nada.
    Dejarla
    Este dispositivo ya no tiene cuenta. Todo sigue aquí.
    Sesión iniciada, datos aún bloqueados
    Has entrado, pero esta forma de entrar no abre los datos. Alguna de estas quizá sí:
    Tu contraseña nueva te deja entrar, pero aún no abre los datos. Alguna de estas sí, y desde entonces también la contraseña:
    Abrir los datos
    Sesión cerrada
    Todo sigue aquí. Lo que escribes se guarda y se envía la próxima vez que entres.
    Volver a entrar
    La sesión de este dispositivo ha terminado
    Todo se queda aquí y se envía cuando vuelvas a entrar.
    Este dispositivo fue retirado de la cuenta
    Otro dispositivo lo retiró. Todo se queda aquí y se puede exportar. Vuelve a entrar para seguir con la cuenta.
    La cuenta fue eliminada
    El servidor ya no tiene nada de ella. Todo se queda en este dispositivo y se puede exportar.
    Esta versión de la app es demasiado antigua
    Recarga para obtener la nueva. Hasta entonces todo está guardado aquí y se puede exportar.
    Di otra vez quién eres
    Para esto el servidor quiere saber que eres tú.
    Soy yo
    Dirección o contraseña incorrecta.
    Aquí no se conoce esta llave de acceso.
    Este dispositivo ya tiene una llave de acceso de esta cuenta.
    Esta llave de acceso te deja entrar, pero no abre los datos.
    No es el código de recuperación de la cuenta, o ya se usó.
    Ya hay una cuenta con esta dirección.
    Este servidor no admite cuentas nuevas.
    Aquí una cuenta nueva necesita invitación. Escribe su código.
    Esta invitación ya se usó, o su código no es correcto. Pide otra a quien lleva este servidor.
    Demasiados intentos. Prueba de nuevo en \u{1}.
    Fueron demasiados intentos. Ya puedes probar de nuevo.
    \u{1} s
    \u{1} min
    Demasiada gente usa esta contraseña. Elige otra.
    Una contraseña tiene al menos 8 caracteres.
    Escribe la contraseña.
    No se hizo nada: el navegador no dio ninguna llave de acceso.
    Este dispositivo no puede guardar una cuenta: no le queda espacio, o este navegador no guarda nada. Libera espacio e inténtalo otra vez.
    Esta cuenta no tiene llave de acceso.
    No tienes conexión. Prueba de nuevo cuando vuelva.
    El servidor no responde. Comprueba la conexión y prueba de nuevo.
    El servidor no responde. Puede que tu código anterior ya no sirva: crea otro.
    El servidor no puede hacerlo ahora mismo. Prueba de nuevo en un momento.
    Solo quedaría el código de recuperación. Añade antes otra forma de entrar.
    Estas letras no valen o ya no valen. Muestra otras en el otro dispositivo.
    Las letras ya no valen. Muestra otras.
    El otro dispositivo no añadió este, o la invitación terminó. Empieza allí de nuevo con Añadir un dispositivo.
    El nuevo dispositivo se detuvo, o pasó el tiempo. No se añadió nada.
    Otro dispositivo llegó con estas letras. Muestra otras.
    No se pudo confiar en el otro lado, así que no se hizo nada. Prueba de nuevo.
    Lo que hay en este dispositivo es de otra cuenta. Déjala antes, o borra los datos de este dispositivo.
    Aquí ninguna cuenta va con ese acceso.
    Tardó demasiado o ya estaba hecho. Empieza de nuevo.
    Este enlace ya se usó o tiene más de 30 minutos. Pide uno nuevo.
    Otra cuenta ya tiene este acceso.
    Ya has entrado en este dispositivo, así que no se hizo nada con lo que traes. Para añadirlo a esta cuenta, empieza en «Formas de entrar».
    No funcionó, y no cambió nada. Prueba de nuevo.
    No es una dirección de correo.
    Las contraseñas no coinciden.
    Un código de recuperación tiene 26 letras y cifras.
    Son 8 letras y cifras.
    Hace falta un nombre.
    Códigos para programas
    Con un código, un programa tuyo puede decir lo que hay en tu tarjeta de transporte o registrar un viaje: la voz del móvil, un widget, una casa inteligente.
    Crear un código de programa
    Crear el código
    Quien tenga el código puede hacer con tu tarjeta de transporte lo que elijas aquí, y nada más. Mientras su programa pregunta, el servidor abre la tarjeta en ese momento.
    Dónde lo usas, por ejemplo «Cocina»
    Lo que permite
    Leer la tarjeta de transporte
    Leerla y registrar viajes
    Cuánto tiempo funciona
    30 días
    1 año
    Hasta que lo quite
    Termina el \u{1}
    Terminó el \u{1}
    Tu código de programa
    Cópialo donde lo vayas a usar. Solo se muestra esta vez.
    El programa pregunta en esta dirección, con la cabecera Authorization: Bearer, un espacio y el código.
    Con Pocketful vienen recetas para atajos, widgets y Home Assistant: Documentation/Voice.md.
    Ya lo he copiado
    Desde ahora su programa ya no puede preguntar.
    Hay 20 códigos, que es el máximo. Quita uno antes.
    Escribe la palabra «\u{1}».
    Este dispositivo
    Con una cuenta, este dispositivo te avisa de lo que pediste también con la app cerrada. Sin cuenta, solo mientras está abierta.
    Un momento…
    Se sabrá si está activado cuando haya red.
    Desactivado: solo se te avisa con la app abierta.
    Activado: este dispositivo te avisa con la app cerrada.
    Este navegador no permite que Pocketful te avise.
    Permite las notificaciones de este sitio en los ajustes del navegador y vuelve a mirar.
    Este navegador no puede avisarte con la app cerrada.
    Otro navegador, u otro dispositivo de tu cuenta, sí puede.
    En iPhone y iPad solo pueden avisarte las apps de la pantalla de inicio.
    Compartir y luego Añadir a pantalla de inicio; abre Pocketful allí y vuelve a esta página.
    Detenido: el sistema o el servicio de envío del navegador lo terminó.
    Actívalo de nuevo para que se te avise con la app cerrada.
    Activar
    Desactivar
    Enviar una prueba
    Volver a mirar
    Una prueba va de camino a este dispositivo.
    El servicio de envío del navegador no aceptó este dispositivo. Inténtalo más tarde.
    Este servidor no envía al servicio de este navegador. Quien lo gestiona puede permitirlo.
    El servidor no respondió. Nada ha cambiado.
    Demasiado seguido. Inténtalo en un minuto.
    No funcionó. Nada ha cambiado.
    El servidor no ha aceptado los próximos avisos. Se intenta de nuevo cada minuto.
    Lo que se te avisa con la app cerrada
    Trenes que tomar
    Carreras seguidas
    El final de un descanso
    Tarjetas con poco saldo o por caducar
    Entrenamientos previstos
    Tu puntuación de crédito nunca está en una notificación.
    Horas de silencio
    Desde
    Hasta
    Nunca
    Los trenes para los que pediste un aviso y un descanso en curso se avisan igualmente. Lo que puede esperar llega al terminar; lo demás no llega.
    Lo que ve el servidor
    Cuándo toca un aviso, y el tren o la carrera de que depende. Los textos van sellados: se abren en tus dispositivos.
    Viajar ahora
    Posponer 2 min
    Descanso hasta las \u{1}
    Saltar el descanso
    """)
}
