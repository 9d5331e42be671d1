// swift-format-ignore-file
// Made by the program `facts`: do not edit. A literal, because SwiftPM's `.embedInCode` costs every build nine seconds.

/// New York's network in the form of a facts file.
enum NewYork {
  static let facts = #"""
pocketful facts 1
# New York's subway and the Staten Island Railway, as of September 2025.
# Facts from the MTA's open data: Subway Stations and Subway Stations and Complexes (data.ny.gov), and GTFS
# (routes.txt, stop_times.txt). Made by `facts`; do not edit.
# GTFS leaves the colours of the shuttles and of the Staten Island Railway blank: theirs are the map's gray and blue.
agency	MTA New York City Transit
zone	America/New_York	-18000
change	1520751600	-14400
change	1541311200	-18000
change	1552201200	-14400
change	1572760800	-18000
change	1583650800	-14400
change	1604210400	-18000
change	1615705200	-14400
change	1636264800	-18000
change	1647154800	-14400
change	1667714400	-18000
change	1678604400	-14400
change	1699164000	-18000
change	1710054000	-14400
change	1730613600	-18000
change	1741503600	-14400
change	1762063200	-18000
change	1772953200	-14400
change	1793512800	-18000
change	1805007600	-14400
change	1825567200	-18000
change	1836457200	-14400
change	1857016800	-18000
change	1867906800	-14400
change	1888466400	-18000
change	1899356400	-14400
change	1919916000	-18000
change	1930806000	-14400
change	1951365600	-18000
change	1962860400	-14400
change	1983420000	-18000
change	1994310000	-14400
change	2014869600	-18000
change	2025759600	-14400
change	2046319200	-18000
change	2057209200	-14400
change	2077768800	-18000
change	2088658800	-14400
change	2109218400	-18000
change	2120108400	-14400
change	2140668000	-18000
line	1	1	Broadway - 7 Avenue Local	EE352E	circle	101 103 104 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 142
line	2	2	7 Avenue Express	EE352E	circle	201 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 224 225 226 227 120 123 127 128 132 137 228 229 230 231 232 233 234 235 236 237 238 239 241 242 243 244 245 246 247
line	3	3	7 Avenue Express	EE352E	circle	301 302 224 225 226 227 120 123 127 128 132 137 228 229 230 231 232 233 234 235 236 237 238 239 248 249 250 251 252 253 254 255 256 257
line	4	4	Lexington Avenue Express	00933C	circle	401 402 405 406 407 408 409 410 411 412 413 414 415 416 621 626 629 631 635 640 418 419 420 423 234 235 239 250
line	5	5	Lexington Avenue Express	00933C	circle	501 502 503 504 505 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 416 621 626 629 631 635 640 418 419 420 423 234 235 239 241 242 243 244 245 246 247
line	6	6	Lexington Avenue Local	00933C	circle	601 602 603 604 606 607 608 609 610 611 612 613 614 615 616 617 618 619 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640
line	6X	6	Pelham Bay Park Express	00933C	diamond	601 602 603 604 606 607 608 613 619 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640
line	7	7	Flushing Local	B933AD	circle	701 702 705 706 707 708 709 710 711 712 713 714 715 716 718 719 720 721 723 724 725 726
line	7X	7	Flushing Express	B933AD	diamond	701 702 707 712 718 719 720 721 723 724 725 726
line	GS	S	42 St Shuttle	808183	circle	902 901
line	A	A	8 Avenue Express	2850AD	circle	A02 A03 A05 A06 A07 A09 A12 A15 A24 A27 A28 A31 A32 A34 A36 A38 A40 A41 A42 A46 A48 A51 A55 A57 A59 A60 A61 A63 A64 A65 H01 H02 H03 H04 H12 H13 H14 H15 H06 H07 H08 H09 H10 H11
line	C	C	8 Avenue Local	2850AD	circle	A09 A10 A11 A12 A14 A15 A16 A17 A18 A19 A20 A21 A22 A24 A25 A27 A28 A30 A31 A32 A33 A34 A36 A38 A40 A41 A42 A43 A44 A45 A46 A47 A48 A49 A50 A51 A52 A53 A54 A55
line	E	E	8 Avenue Local	2850AD	circle	G05 G06 G07 F05 F06 F07 G08 G14 G21 F09 F11 F12 D14 A25 A27 A28 A30 A31 A32 A33 A34 E01
line	B	B	6 Avenue Express	FF6319	circle	D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A24 D14 D15 D16 D17 D20 D21 D22 R30 D24 D25 D26 D28 D31 D35 D39 D40
line	D	D	6 Avenue Express	FF6319	circle	D01 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 A15 A24 D14 D15 D16 D17 D20 D21 D22 R31 R36 B12 B13 B14 B15 B16 B17 B18 B19 B20 B21 B22 B23 D43
line	F	F	Queens Blvd Express/ 6 Av Local	FF6319	circle	F01 F02 F03 F04 F05 F06 F07 G08 G14 B04 B06 B08 B10 D15 D16 D17 D18 D19 D20 D21 F14 F15 F16 F18 A41 F20 F21 F22 F23 F24 F25 F26 F27 F29 F30 F31 F32 F33 F34 F35 F36 F38 F39 D42 D43
line	FX	F	Brooklyn F Express	FF6319	diamond	F01 F02 F03 F04 F05 F06 F07 G08 G14 B04 B06 B08 B10 D15 D16 D17 D18 D19 D20 D21 F14 F15 F16 F18 A41 F24 F27 F29 F30 F31 F32 F33 F34 F35 F36 F38 F39 D42 D43
line	M	M	Queens Blvd Local/6 Av Local	FF6319	circle	G08 G09 G10 G11 G12 G13 G14 G15 G16 G18 G19 G20 G21 F09 F11 F12 D15 D16 D17 D18 D19 D20 D21 M18 M16 M14 M13 M12 M11 M10 M09 M08 M06 M05 M04 M01
line	G	G	Brooklyn-Queens Crosstown	6CBE45	circle	G22 G24 G26 G28 G29 G30 G31 G32 G33 G34 G35 G36 A42 F20 F21 F22 F23 F24 F25 F26 F27
line	J	J	Nassau St Local	996633	circle	G05 G06 J12 J13 J14 J15 J16 J17 J19 J20 J21 J22 J23 J24 J27 J28 J29 J30 J31 M11 M12 M13 M14 M16 M18 M19 M20 M21 M22 M23
line	Z	Z	Nassau St Express	996633	circle	G05 G06 J12 J14 J15 J17 J20 J21 J23 J24 J27 J28 J30 M11 M16 M18 M19 M20 M21 M22 M23
line	L	L	14 St-Canarsie Local	A7A9AC	circle	L01 L02 L03 L05 L06 L08 L10 L11 L12 L13 L14 L15 L16 L17 L19 L20 L21 L22 L24 L25 L26 L27 L28 L29
line	N	N	Broadway Local	FCCC0A	circle	R01 R03 R04 R05 R06 R08 R09 R11 R13 R14 R15 R16 R17 R20 Q01 R31 R36 R41 N02 N03 N04 N05 N06 N07 N08 N09 N10 D43
line	Q	Q	Broadway Express	FCCC0A	circle	Q05 Q04 Q03 B08 R14 R16 R17 R20 Q01 R30 D24 D25 D26 D27 D28 D29 D30 D31 D32 D33 D34 D35 D37 D38 D39 D40 D41 D42 D43
line	R	R	Broadway Local	FCCC0A	circle	G08 G09 G10 G11 G12 G13 G14 G15 G16 G18 G19 G20 G21 R11 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29 R30 R31 R32 R33 R34 R35 R36 R39 R40 R41 R42 R43 R44 R45
line	W	W	Broadway Local	FCCC0A	circle	R01 R03 R04 R05 R06 R08 R09 R11 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27
line	FS	S	Franklin Avenue Shuttle	808183	circle	S01 S03 S04 D26
line	H	S	Rockaway Park Shuttle	808183	circle	H04 H12 H13 H14 H15
line	SI	SIR	Staten Island Railway	0078C6	circle	S31 S30 S29 S28 S27 S26 S25 S24 S23 S22 S21 S20 S19 S18 S17 S16 S15 S14 S13 S11 S09
station	L06	1 Av	Manhattan
stop	L06		40.730953	-73.981628	West Side	Brooklyn	L
station	119	103 St	Manhattan
stop	119		40.799446	-73.968379	Uptown	Downtown	1
station	624	103 St	Manhattan
stop	624		40.7906	-73.947478	The Bronx	Downtown	6
station	A18	103 St	Manhattan
stop	A18		40.796092	-73.961454	Uptown	Downtown	C B
station	706	103 St-Corona Plaza	Queens
stop	706		40.749865	-73.8627	Outbound	Manhattan	7
station	A63	104 St	Queens
stop	A63		40.681711	-73.837683	Manhattan	Ozone Park	A
station	J14	104 St	Queens
stop	J14		40.695178	-73.84433	Jamaica	Manhattan	J Z
station	623	110 St	Manhattan
stop	623		40.79502	-73.94425	The Bronx	Downtown	6
station	227	110 St-Malcolm X Plaza	Manhattan
stop	227		40.799075	-73.951822	Uptown	Downtown	2 3
station	705	111 St	Queens
stop	705		40.75173	-73.855334	Outbound	Manhattan	7
station	A64	111 St	Queens
stop	A64		40.684331	-73.832163	Manhattan	Ozone Park	A
station	J13	111 St	Queens
stop	J13		40.697418	-73.836345	Jamaica	Manhattan	J
station	226	116 St	Manhattan
stop	226		40.802098	-73.949625	Uptown	Downtown	2 3
station	622	116 St	Manhattan
stop	622		40.798629	-73.941617	The Bronx	Downtown	6
station	A16	116 St	Manhattan
stop	A16		40.805085	-73.954882	Uptown	Downtown	C B
station	117	116 St-Columbia University	Manhattan
stop	117		40.807722	-73.96411	Uptown	Downtown	1
station	J12	121 St	Queens
stop	J12		40.700492	-73.828294	Jamaica	Manhattan	J Z
station	116	125 St	Manhattan
stop	116		40.815581	-73.958372	Uptown	Downtown	1
station	225	125 St	Manhattan
stop	225		40.807754	-73.945495	Uptown	Downtown	2 3
station	621	125 St	Manhattan
stop	621		40.804138	-73.937594	The Bronx	Downtown	4 5 6
station	A15	125 St	Manhattan
stop	A15		40.811109	-73.952343	Uptown	Downtown	A C B D
station	224	135 St	Manhattan
stop	224		40.814229	-73.94077	Uptown	Downtown	2 3
station	A14	135 St	Manhattan
stop	A14		40.817894	-73.947649	Uptown	Downtown	C B
station	115	137 St-City College	Manhattan
stop	115		40.822008	-73.953676	Uptown	Downtown	1
station	416	138 St-Grand Concourse	The Bronx
stop	416		40.813224	-73.929849	Northbound	Manhattan	4 5
station	132	14 St / 6 Av	Manhattan
stop	132	14 St	40.737826	-74.000201	Uptown	Downtown	1 2 3
stop	D19	14 St	40.738228	-73.996209	Uptown	Downtown	F M
stop	L02	6 Av	40.737335	-73.996786	West Side	Brooklyn	L
station	A31	14 St / 8 Av	Manhattan
stop	A31	14 St	40.740893	-74.00169	Uptown	Downtown	A C E
stop	L01	8 Av	40.739777	-74.002578	Last Stop	Brooklyn	L
station	635	14 St-Union Sq	Manhattan
stop	635		40.734673	-73.989951	Uptown	Downtown	4 5 6
stop	L03		40.734789	-73.99073	West Side	Brooklyn	L
stop	R20		40.735736	-73.990568	Uptown	Downtown	N Q R W
station	114	145 St	Manhattan
stop	114		40.826551	-73.95036	Uptown	Downtown	1
station	302	145 St	Manhattan
stop	302		40.820421	-73.936245	Harlem	Downtown	3
station	A12	145 St	Manhattan
stop	A12		40.824783	-73.944216	Uptown	Downtown	A C
stop	D13		40.824783	-73.944216	Uptown	Downtown	B D
station	222	149 St-Grand Concourse	The Bronx
stop	222		40.81841	-73.926718	Northbound	Manhattan	2 5
stop	415		40.818375	-73.927351	Northbound	Manhattan	4
station	F25	15 St-Prospect Park	Brooklyn
stop	F25		40.660365	-73.979493	Northbound	Southbound	F G
station	A11	155 St	Manhattan
stop	A11		40.830518	-73.941514	Uptown	Downtown	C
station	D12	155 St	Manhattan
stop	D12		40.830135	-73.938209	The Bronx	Downtown	B D
station	113	157 St	Manhattan
stop	113		40.834041	-73.94489	Uptown	Downtown	1
station	414	161 St-Yankee Stadium	The Bronx
stop	414		40.827994	-73.925831	Northbound	Manhattan	4
stop	D11		40.827905	-73.925651	Northbound	Manhattan	B D
station	A10	163 St-Amsterdam Av	Manhattan
stop	A10		40.836013	-73.939892	Uptown	Downtown	C
station	413	167 St	The Bronx
stop	413		40.835537	-73.9214	Northbound	Manhattan	4
station	D10	167 St	The Bronx
stop	D10		40.833771	-73.91844	Northbound	Manhattan	B D
station	112	168 St-Washington Hts	Manhattan
stop	112		40.840556	-73.940133	Uptown	Downtown	1
stop	A09	168 St	40.840719	-73.939561	Uptown	Downtown	A C
station	F02	169 St	Queens
stop	F02		40.71047	-73.793604	Jamaica	Manhattan	F
station	412	170 St	The Bronx
stop	412		40.840075	-73.917791	Northbound	Manhattan	4
station	D09	170 St	The Bronx
stop	D09		40.839306	-73.9134	Northbound	Manhattan	B D
station	215	174 St	The Bronx
stop	215		40.837288	-73.887734	Northbound	Manhattan	2 5
station	D08	174-175 Sts	The Bronx
stop	D08		40.8459	-73.910136	Northbound	Manhattan	B D
station	A07	175 St	Manhattan
stop	A07		40.847391	-73.939704	Uptown	Downtown	A
station	410	176 St	The Bronx
stop	410		40.84848	-73.911794	Northbound	Manhattan	4
station	B19	18 Av	Brooklyn
stop	B19		40.607954	-74.001736	Manhattan	Southbound	D
station	F30	18 Av	Brooklyn
stop	F30		40.629755	-73.976971	Manhattan	Southbound	F
station	N05	18 Av	Brooklyn
stop	N05		40.620671	-73.990414	Manhattan	Coney Island	N
station	131	18 St	Manhattan
stop	131		40.74104	-73.997871	Uptown	Downtown	1
station	111	181 St	Manhattan
stop	111		40.849505	-73.933596	The Bronx	Downtown	1
station	A06	181 St	Manhattan
stop	A06		40.851695	-73.937969	Uptown	Downtown	A
station	D06	182-183 Sts	The Bronx
stop	D06		40.856093	-73.900741	Northbound	Manhattan	B D
station	408	183 St	The Bronx
stop	408		40.858407	-73.903879	Northbound	Manhattan	4
station	A05	190 St	Manhattan
stop	A05		40.859022	-73.93418	Uptown	Downtown	A
station	110	191 St	Manhattan
stop	110		40.855225	-73.929412	The Bronx	Downtown	1
station	F14	2 Av	Manhattan
stop	F14		40.723402	-73.989938	Uptown	Downtown	F
station	B20	20 Av	Brooklyn
stop	B20		40.604556	-73.998168	Manhattan	Southbound	D
station	N06	20 Av	Brooklyn
stop	N06		40.61741	-73.985026	Manhattan	Coney Island	N
station	108	207 St	Manhattan
stop	108		40.864621	-73.918822	The Bronx	Downtown	1
station	G24	21 St	Queens
stop	G24		40.744065	-73.949724	Court Square	Brooklyn	G
station	B04	21 St-Queensbridge	Queens
stop	B04		40.754203	-73.942836	Outbound	Manhattan	F
station	107	215 St	Manhattan
stop	107		40.869444	-73.915279	The Bronx	Downtown	1
station	207	219 St	The Bronx
stop	207		40.883895	-73.862633	Northbound	Manhattan	2 5
station	206	225 St	The Bronx
stop	206		40.888022	-73.860341	Northbound	Manhattan	2 5
station	130	23 St	Manhattan
stop	130		40.744081	-73.995657	Uptown	Downtown	1
station	634	23 St	Manhattan
stop	634		40.739864	-73.986599	Uptown	Downtown	6
station	A30	23 St	Manhattan
stop	A30		40.745906	-73.998041	Uptown	Downtown	C E
station	D18	23 St	Manhattan
stop	D18		40.742878	-73.992821	Uptown	Downtown	F M
station	R19	23 St	Manhattan
stop	R19		40.741303	-73.989344	Uptown	Downtown	R W
station	104	231 St	The Bronx
stop	104		40.878856	-73.904834	Van Cortlandt	Manhattan	1
station	205	233 St	The Bronx
stop	205		40.893193	-73.857473	Northbound	Manhattan	2 5
station	103	238 St	The Bronx
stop	103		40.884667	-73.90087	Van Cortlandt	Manhattan	1
station	B22	25 Av	Brooklyn
stop	B22		40.597704	-73.986829	Manhattan	Coney Island	D
station	R35	25 St	Brooklyn
stop	R35		40.660397	-73.998091	Manhattan	Southbound	R
station	129	28 St	Manhattan
stop	129		40.747215	-73.993365	Uptown	Downtown	1
station	633	28 St	Manhattan
stop	633		40.74307	-73.984264	Uptown	Downtown	6
station	R18	28 St	Manhattan
stop	R18		40.745494	-73.988691	Uptown	Downtown	R W
station	L05	3 Av	Manhattan
stop	L05		40.732849	-73.986122	West Side	Brooklyn	L
station	619	3 Av-138 St	The Bronx
stop	619		40.810476	-73.926138	Northbound	Manhattan	6
station	221	3 Av-149 St	The Bronx
stop	221		40.816109	-73.917757	Northbound	Manhattan	2 5
station	R04	30 Av	Queens
stop	R04		40.766779	-73.921479	Astoria	Manhattan	N W
station	632	33 St	Manhattan
stop	632		40.746081	-73.982076	Uptown	Downtown	6
station	716	33 St-Rawson St	Queens
stop	716		40.744587	-73.930997	Outbound	Manhattan	7
station	D17	34 St-Herald Sq	Manhattan
stop	D17		40.749719	-73.987823	Uptown	Downtown	B D F M
stop	R17		40.749567	-73.98795	Uptown	Downtown	N Q R W
station	726	34 St-Hudson Yards	Manhattan
stop	726		40.755882	-74.00191	Last Stop	Queens	7
station	128	34 St-Penn Station	Manhattan
stop	128		40.750373	-73.991057	Uptown	Downtown	1 2 3
station	A28	34 St-Penn Station	Manhattan
stop	A28		40.752287	-73.993391	Uptown	Downtown	A C E
station	R06	36 Av	Queens
stop	R06		40.756804	-73.929575	Astoria	Manhattan	N W
station	G20	36 St	Queens
stop	G20		40.752039	-73.928781	Outbound	Manhattan	M R
station	R36	36 St	Brooklyn
stop	R36		40.655144	-74.003549	Manhattan	Southbound	D N R
station	R08	39 Av-Dutch Kills	Queens
stop	R08		40.752882	-73.932755	Astoria	Manhattan	N W
station	F23	4 Av-9 St	Brooklyn
stop	F23		40.670272	-73.989779	Northbound	Southbound	F G
stop	R33		40.670847	-73.988302	Manhattan	Southbound	R
station	715	40 St-Lowery St	Queens
stop	715		40.743781	-73.924016	Outbound	Manhattan	7
station	724	42 St-Bryant Pk / 5 Av	Manhattan
stop	724	5 Av	40.753821	-73.981963	Queens	Hudson Yards	7
stop	D16	42 St-Bryant Pk	40.754222	-73.984569	Uptown	Downtown	B D F M
station	R39	45 St	Brooklyn
stop	R39		40.648939	-74.010006	Manhattan	Southbound	R
station	G18	46 St	Queens
stop	G18		40.756312	-73.913333	Outbound	Manhattan	M R
station	714	46 St-Bliss St	Queens
stop	714		40.743132	-73.918435	Outbound	Manhattan	7
station	D15	47-50 Sts-Rockefeller Ctr	Manhattan
stop	D15		40.758663	-73.981329	Uptown	Downtown	B D F M
station	R15	49 St	Manhattan
stop	R15		40.759901	-73.984139	Uptown	Downtown	N R W
station	F12	5 Av/53 St	Manhattan
stop	F12		40.760167	-73.975224	Queens	Downtown	E M
station	R13	5 Av/59 St	Manhattan
stop	R13		40.764811	-73.973347	Queens	Downtown	N R W
station	126	50 St	Manhattan
stop	126		40.761728	-73.983849	Uptown	Downtown	1
station	A25	50 St	Manhattan
stop	A25		40.762456	-73.985984	Uptown	Downtown	C E
station	B14	50 St	Brooklyn
stop	B14		40.63626	-73.994791	Manhattan	Southbound	D
station	713	52 St	Queens
stop	713		40.744149	-73.912549	Outbound	Manhattan	7
station	R40	53 St	Brooklyn
stop	R40		40.645069	-74.014034	Manhattan	Southbound	R
station	B15	55 St	Brooklyn
stop	B15		40.631435	-73.995476	Manhattan	Southbound	D
station	B10	57 St	Manhattan
stop	B10		40.763972	-73.97745	Uptown	Downtown	F
station	R14	57 St-7 Av	Manhattan
stop	R14		40.764664	-73.980658	Uptown	Downtown	N Q R W
station	R41	59 St	Brooklyn
stop	R41		40.641362	-74.017881	Manhattan	Southbound	N R
station	125	59 St-Columbus Circle	Manhattan
stop	125		40.768247	-73.981929	Uptown	Downtown	1
stop	A24		40.768296	-73.981736	Uptown	Downtown	A C B D
station	712	61 St-Woodside	Queens
stop	712		40.74563	-73.902984	Outbound	Manhattan	7
station	B16	62 St / New Utrecht Av	Brooklyn
stop	B16	62 St	40.626472	-73.996895	Manhattan	Southbound	D
stop	N04	New Utrecht Av	40.624842	-73.996353	Manhattan	Coney Island	N
station	G10	63 Dr-Rego Park	Queens
stop	G10		40.729846	-73.861604	Outbound	Manhattan	M R
station	G15	65 St	Queens
stop	G15		40.749669	-73.898453	Outbound	Manhattan	M R
station	124	66 St-Lincoln Center	Manhattan
stop	124		40.77344	-73.982209	Uptown	Downtown	1
station	G09	67 Av	Queens
stop	G09		40.726523	-73.852719	Outbound	Manhattan	M R
station	628	68 St-Hunter College	Manhattan
stop	628		40.768141	-73.96387	Uptown	Downtown	6
station	711	69 St	Queens
stop	711		40.746325	-73.896403	Outbound	Manhattan	7
station	D14	7 Av	Manhattan
stop	D14		40.762862	-73.981637	Outbound	Downtown	E B D
station	D25	7 Av	Brooklyn
stop	D25		40.67705	-73.972367	Manhattan	Southbound	B Q
station	F24	7 Av	Brooklyn
stop	F24		40.666271	-73.980305	Northbound	Southbound	F G
station	B17	71 St	Brooklyn
stop	B17		40.619589	-73.998864	Manhattan	Southbound	D
station	123	72 St	Manhattan
stop	123		40.778453	-73.98197	Uptown	Downtown	1 2 3
station	A22	72 St	Manhattan
stop	A22		40.775594	-73.97641	Uptown	Downtown	C B
station	Q03	72 St	Manhattan
stop	Q03		40.768799	-73.958424	Uptown	Downtown	Q
station	F07	75 Av	Queens
stop	F07		40.718331	-73.837324	Jamaica	Manhattan	E F
station	J17	75 St-Elderts Ln	Queens
stop	J17		40.691324	-73.867139	Jamaica	Manhattan	J Z
station	627	77 St	Manhattan
stop	627		40.77362	-73.959874	Uptown	Downtown	6
station	R43	77 St	Brooklyn
stop	R43		40.629742	-74.02551	Manhattan	Bay Ridge	R
station	122	79 St	Manhattan
stop	122		40.783934	-73.979917	Uptown	Downtown	1
station	B18	79 St	Brooklyn
stop	B18		40.613501	-74.00061	Manhattan	Southbound	D
station	N02	8 Av	Brooklyn
stop	N02		40.635064	-74.011719	Manhattan	Coney Island	N
station	R21	8 St-NYU	Manhattan
stop	R21		40.730328	-73.992629	Uptown	Downtown	R W
station	A59	80 St	Queens
stop	A59		40.679371	-73.858992	Manhattan	Outbound	A
station	A21	81 St-Museum of Natural History	Manhattan
stop	A21		40.781433	-73.972143	Uptown	Downtown	C B
station	709	82 St-Jackson Hts	Queens
stop	709		40.747659	-73.883697	Outbound	Manhattan	7
station	J16	85 St-Forest Pkwy	Queens
stop	J16		40.692435	-73.86001	Jamaica	Manhattan	J
station	121	86 St	Manhattan
stop	121		40.788644	-73.976218	Uptown	Downtown	1
station	626	86 St	Manhattan
stop	626		40.779492	-73.955589	Uptown	Downtown	4 5 6
station	A20	86 St	Manhattan
stop	A20		40.785868	-73.968916	Uptown	Downtown	C B
station	N10	86 St	Brooklyn
stop	N10		40.592721	-73.97823	Manhattan	Coney Island	N
station	Q04	86 St	Manhattan
stop	Q04		40.777891	-73.951787	Uptown	Downtown	Q
station	R44	86 St	Brooklyn
stop	R44		40.622687	-74.028398	Manhattan	Bay Ridge	R
station	A60	88 St	Queens
stop	A60		40.679843	-73.85147	Manhattan	Outbound	A
station	B12	9 Av	Brooklyn
stop	B12		40.646292	-73.994324	Manhattan	Southbound	D
station	708	90 St-Elmhurst Av	Queens
stop	708		40.748408	-73.876613	Outbound	Manhattan	7
station	120	96 St	Manhattan
stop	120		40.793919	-73.972323	Uptown	Downtown	1 2 3
station	625	96 St	Manhattan
stop	625		40.785672	-73.95107	The Bronx	Downtown	6
station	A19	96 St	Manhattan
stop	A19		40.791642	-73.964696	Uptown	Downtown	C B
station	Q05	96 St	Manhattan
stop	Q05		40.784318	-73.947152	Last Stop	Downtown	Q
station	J24	Alabama Av	Brooklyn
stop	J24		40.676992	-73.898654	Outbound	Manhattan	J Z
station	210	Allerton Av	The Bronx
stop	210		40.865462	-73.867352	Northbound	Manhattan	2 5
station	S17	Annadale	Staten Island
stop	S17		40.54046	-74.178217	Ferry	South Shore	SI
station	H01	Aqueduct Racetrack	Queens
stop	H01		40.672097	-73.835919	Manhattan	Rockaways	A
station	H02	Aqueduct-N Conduit Av	Queens
stop	H02		40.668234	-73.834058	Manhattan	Rockaways	A
station	S11	Arthur Kill	Staten Island
stop	S11		40.516578	-74.242096	Ferry	Tottenville	SI
station	636	Astor Pl	Manhattan
stop	636		40.730054	-73.99107	Uptown	Downtown	6
station	R03	Astoria Blvd	Queens
stop	R03		40.770258	-73.917843	Astoria	Manhattan	N W
station	R01	Astoria-Ditmars Blvd	Queens
stop	R01		40.775036	-73.912034	Last Stop	Manhattan	N W
station	L24	Atlantic Av	Brooklyn
stop	L24		40.675345	-73.903097	Manhattan	Canarsie	L
station	235	Atlantic Av-Barclays Ctr	Brooklyn
stop	235		40.684359	-73.977666	Manhattan	Outbound	2 3 4 5
stop	D24		40.68446	-73.97689	Manhattan	Southbound	B Q
stop	R31		40.683666	-73.97881	Manhattan	Southbound	D N R
station	D32	Avenue H	Brooklyn
stop	D32		40.62927	-73.961639	Manhattan	Southbound	Q
station	F31	Avenue I	Brooklyn
stop	F31		40.625322	-73.976127	Manhattan	Southbound	F
station	D33	Avenue J	Brooklyn
stop	D33		40.625039	-73.960803	Manhattan	Southbound	Q
station	D34	Avenue M	Brooklyn
stop	D34		40.617618	-73.959399	Manhattan	Southbound	Q
station	F33	Avenue N	Brooklyn
stop	F33		40.61514	-73.974197	Manhattan	Southbound	F
station	F34	Avenue P	Brooklyn
stop	F34		40.608944	-73.973022	Manhattan	Southbound	F
station	D37	Avenue U	Brooklyn
stop	D37		40.5993	-73.955929	Manhattan	Southbound	Q
station	F36	Avenue U	Brooklyn
stop	F36		40.596063	-73.973357	Manhattan	Coney Island	F
station	N09	Avenue U	Brooklyn
stop	N09		40.597473	-73.979137	Manhattan	Coney Island	N
station	F38	Avenue X	Brooklyn
stop	F38		40.58962	-73.97425	Manhattan	Coney Island	F
station	B23	Bay 50 St	Brooklyn
stop	B23		40.588841	-73.983765	Manhattan	Coney Island	D
station	B21	Bay Pkwy	Brooklyn
stop	B21		40.601875	-73.993728	Manhattan	Southbound	D
station	F32	Bay Pkwy	Brooklyn
stop	F32		40.620769	-73.975264	Manhattan	Southbound	F
station	N07	Bay Pkwy	Brooklyn
stop	N07		40.611815	-73.981848	Manhattan	Coney Island	N
station	R42	Bay Ridge Av	Brooklyn
stop	R42		40.634967	-74.023377	Manhattan	Bay Ridge	R
station	R45	Bay Ridge-95 St	Brooklyn
stop	R45		40.616622	-74.030876	Manhattan	Last Stop	R
station	S20	Bay Terrace	Staten Island
stop	S20		40.5564	-74.136907	Ferry	South Shore	SI
station	502	Baychester Av	The Bronx
stop	502		40.878663	-73.838591	Eastchester	Manhattan	5
station	H14	Beach 105 St	Queens
stop	H14		40.583209	-73.827559	Inbound	Rockaway Park	A H
station	H10	Beach 25 St	Queens
stop	H10		40.600066	-73.761353	Manhattan	Far Rockaway	A
station	H09	Beach 36 St	Queens
stop	H09		40.595398	-73.768175	Manhattan	Far Rockaway	A
station	H08	Beach 44 St	Queens
stop	H08		40.592943	-73.776013	Manhattan	Far Rockaway	A
station	H07	Beach 60 St	Queens
stop	H07		40.592374	-73.788522	Manhattan	Far Rockaway	A
station	H06	Beach 67 St	Queens
stop	H06		40.590927	-73.796924	Manhattan	Far Rockaway	A
station	H12	Beach 90 St	Queens
stop	H12		40.588034	-73.813641	Inbound	Rockaway Park	A H
station	H13	Beach 98 St	Queens
stop	H13		40.585307	-73.820558	Inbound	Rockaway Park	A H
station	L08	Bedford Av	Brooklyn
stop	L08		40.717304	-73.956872	Manhattan	Outbound	L
station	D03	Bedford Park Blvd	The Bronx
stop	D03		40.873244	-73.887138	Northbound	Manhattan	B D
station	405	Bedford Park Blvd-Lehman College	The Bronx
stop	405		40.873412	-73.890064	Northbound	Manhattan	4
station	G33	Bedford-Nostrand Avs	Brooklyn
stop	G33		40.689627	-73.953522	Queens	Southbound	G
station	236	Bergen St	Brooklyn
stop	236		40.680829	-73.975098	Manhattan	Outbound	2 3
station	F20	Bergen St	Brooklyn
stop	F20		40.686145	-73.990862	Northbound	Southbound	F G
station	D29	Beverley Rd	Brooklyn
stop	D29		40.644031	-73.964492	Manhattan	Southbound	Q
station	245	Beverly Rd	Brooklyn
stop	245		40.645098	-73.948959	Manhattan	Flatbush	2 5
station	232	Borough Hall / Court St	Brooklyn
stop	232	Borough Hall	40.693219	-73.989998	Manhattan	Outbound	2 3
stop	423	Borough Hall	40.692404	-73.990151	Manhattan	Outbound	4 5
stop	R28	Court St	40.6941	-73.991777	Manhattan	Southbound	R
station	M19	Bowery	Manhattan
stop	M19		40.72028	-73.993915	Brooklyn	Downtown	J Z
station	420	Bowling Green	Manhattan
stop	420		40.704817	-74.014065	Uptown	Downtown	4 5
station	F05	Briarwood	Queens
stop	F05		40.709179	-73.820574	Jamaica	Manhattan	E F
station	D40	Brighton Beach	Brooklyn
stop	D40		40.577621	-73.961376	Manhattan	Southbound	B Q
station	H04	Broad Channel	Queens
stop	H04		40.608382	-73.815925	Inbound	Rockaways	A H
station	M23	Broad St	Manhattan
stop	M23		40.706476	-74.011056	Brooklyn	Last Stop	J Z
station	G30	Broadway	Brooklyn
stop	G30		40.706092	-73.950308	Queens	Southbound	G
station	R05	Broadway	Queens
stop	R05		40.76182	-73.925508	Astoria	Manhattan	N W
station	A51	Broadway Junction	Brooklyn
stop	A51		40.678334	-73.905316	Manhattan	Outbound	A C
stop	J27		40.679498	-73.904512	Outbound	Manhattan	J Z
stop	L22		40.678856	-73.90324	Manhattan	Outbound	L
station	637	Broadway-Lafayette St / Bleecker St	Manhattan
stop	637	Bleecker St	40.725915	-73.994659	Uptown	Downtown	6
stop	D21	Broadway-Lafayette St	40.725297	-73.996204	Uptown	Downtown	B D F M
station	212	Bronx Park East	The Bronx
stop	212		40.848828	-73.868457	Northbound	Manhattan	2 5
station	618	Brook Av	The Bronx
stop	618		40.807566	-73.91924	Northbound	Manhattan	6
station	640	Brooklyn Bridge-City Hall / Chambers St	Manhattan
stop	640	Brooklyn Bridge-City Hall	40.713065	-74.004131	Uptown	Downtown	4 5 6
stop	M21	Chambers St	40.713243	-74.003401	Brooklyn	Downtown	J Z
station	602	Buhre Av	The Bronx
stop	602		40.84681	-73.832569	Pelham Bay	Manhattan	6
station	209	Burke Av	The Bronx
stop	209		40.871356	-73.867164	Northbound	Manhattan	2 5
station	409	Burnside Av	The Bronx
stop	409		40.853453	-73.907684	Northbound	Manhattan	4
station	L21	Bushwick Av-Aberdeen St	Brooklyn
stop	L21		40.682829	-73.905249	Manhattan	Outbound	L
station	135	Canal St	Manhattan
stop	135		40.722854	-74.006277	Uptown	Downtown	1
station	639	Canal St	Manhattan
stop	639		40.718803	-74.000193	Uptown	Downtown	6
stop	M20		40.718092	-73.999892	Brooklyn	Downtown	J Z
stop	Q01		40.718383	-74.00046	Uptown	Downtown	N Q
stop	R23		40.719527	-74.001775	Uptown	Downtown	R W
station	A34	Canal St	Manhattan
stop	A34		40.720824	-74.005229	Uptown	Downtown	A C E
station	L29	Canarsie-Rockaway Pkwy	Brooklyn
stop	L29		40.646654	-73.90185	Manhattan	Last Stop	L
station	F21	Carroll St	Brooklyn
stop	F21		40.680303	-73.995048	Northbound	Southbound	F G
station	607	Castle Hill Av	The Bronx
stop	607		40.834255	-73.851222	Pelham Bay	Manhattan	6
station	118	Cathedral Pkwy (110 St)	Manhattan
stop	118		40.803967	-73.966847	Uptown	Downtown	1
station	A17	Cathedral Pkwy (110 St)	Manhattan
stop	A17		40.800603	-73.958161	Uptown	Downtown	C B
station	M10	Central Av	Brooklyn
stop	M10		40.697857	-73.927397	Inbound	Middle Village	M
station	137	Chambers St	Manhattan
stop	137		40.715478	-74.009266	Uptown	Downtown	1 2 3
station	228	Chambers St / WTC / Park Place / Cortlandt St	Manhattan
stop	228	Park Place	40.713051	-74.008811	Uptown	Brooklyn	2 3
stop	A36	Chambers St	40.714111	-74.008585	Uptown	Brooklyn	A C
stop	E01	World Trade Center	40.712582	-74.009781	Uptown	Last Stop	E
stop	R25	Cortlandt St	40.710668	-74.011029	Uptown	Downtown	R W
station	J28	Chauncey St	Brooklyn
stop	J28		40.682893	-73.910456	Outbound	Manhattan	J Z
station	133	Christopher St-Stonewall	Manhattan
stop	133		40.733422	-74.002906	Uptown	Downtown	1
station	244	Church Av	Brooklyn
stop	244		40.650843	-73.949575	Manhattan	Flatbush	2 5
station	D28	Church Av	Brooklyn
stop	D28		40.650527	-73.962982	Manhattan	Southbound	B Q
station	F27	Church Av	Brooklyn
stop	F27		40.644041	-73.979678	Northbound	Southbound	F G
station	R24	City Hall	Manhattan
stop	R24		40.713282	-74.006978	Uptown	Downtown	R W
station	231	Clark St	Brooklyn
stop	231		40.697466	-73.993086	Manhattan	Outbound	2 3
station	G34	Classon Av	Brooklyn
stop	G34		40.688873	-73.96007	Queens	Southbound	G
station	J22	Cleveland St	Brooklyn
stop	J22		40.679947	-73.884639	Outbound	Manhattan	J
station	S28	Clifton	Staten Island
stop	S28		40.621319	-74.071402	Ferry	South Shore	SI
station	A44	Clinton-Washington Avs	Brooklyn
stop	A44		40.683263	-73.965838	Manhattan	Outbound	C
station	G35	Clinton-Washington Avs	Brooklyn
stop	G35		40.688089	-73.966839	Queens	Southbound	G
station	D43	Coney Island-Stillwell Av	Brooklyn
stop	D43		40.577422	-73.981233	Manhattan	Last Stop	D F N Q
station	D30	Cortelyou Rd	Brooklyn
stop	D30		40.640927	-73.963891	Manhattan	Southbound	Q
station	719	Court Sq-23 St	Queens
stop	719	Court Sq	40.747023	-73.945264	Outbound	Manhattan	7
stop	F09		40.747846	-73.946	Outbound	Manhattan	E M
stop	G22	Court Sq	40.746554	-73.943832	Last Stop	Brooklyn	G
station	J20	Crescent St	Brooklyn
stop	J20		40.683194	-73.873785	Outbound	Manhattan	J Z
station	250	Crown Hts-Utica Av	Brooklyn
stop	250		40.668897	-73.932942	Manhattan	Outbound	3 4
station	617	Cypress Av	The Bronx
stop	617		40.805368	-73.914042	Northbound	Manhattan	6
station	J19	Cypress Hills	Brooklyn
stop	J19		40.689941	-73.87255	Queens	Manhattan	J
station	L16	DeKalb Av	Brooklyn
stop	L16		40.703811	-73.918425	Manhattan	Outbound	L
station	R30	DeKalb Av	Brooklyn
stop	R30		40.690635	-73.981824	Manhattan	Southbound	B Q R
station	F15	Delancey St-Essex St	Manhattan
stop	F15		40.718611	-73.988114	Uptown	Brooklyn	F
stop	M18		40.718315	-73.987437	Brooklyn	Inbound	M J Z
station	F29	Ditmas Av	Brooklyn
stop	F29		40.636119	-73.978172	Manhattan	Southbound	F
station	S25	Dongan Hills	Staten Island
stop	S25		40.588849	-74.09609	Ferry	South Shore	SI
station	109	Dyckman St	Manhattan
stop	109		40.860531	-73.925536	The Bronx	Downtown	1
station	A03	Dyckman St	Manhattan
stop	A03		40.865491	-73.927271	Uptown	Downtown	A
station	616	E 143 St-St Mary's St	The Bronx
stop	616		40.808719	-73.907657	Northbound	Manhattan	6
station	615	E 149 St	The Bronx
stop	615		40.812118	-73.904098	Northbound	Manhattan	6
station	213	E 180 St	The Bronx
stop	213		40.841894	-73.873488	Northbound	Manhattan	2 5
station	L28	East 105 St	Brooklyn
stop	L28		40.650573	-73.899485	Manhattan	Canarsie	L
station	F16	East Broadway	Manhattan
stop	F16		40.713715	-73.990173	Uptown	Brooklyn	F
station	501	Eastchester-Dyre Av	The Bronx
stop	501		40.8883	-73.830834	Last Stop	Manhattan	5
station	238	Eastern Pkwy-Brooklyn Museum	Brooklyn
stop	238		40.671987	-73.964375	Manhattan	Outbound	2 3
station	611	Elder Av	The Bronx
stop	611		40.828584	-73.879159	Northbound	Manhattan	6
station	G13	Elmhurst Av	Queens
stop	G13		40.742454	-73.882017	Outbound	Manhattan	M R
station	S18	Eltingville	Staten Island
stop	S18		40.544601	-74.16457	Ferry	South Shore	SI
station	A55	Euclid Av	Brooklyn
stop	A55		40.675377	-73.872106	Manhattan	Queens	A C
station	H11	Far Rockaway-Mott Av	Queens
stop	H11		40.603995	-73.755405	Manhattan	Last Stop	A
station	247	Flatbush Av-Brooklyn College	Brooklyn
stop	247		40.632836	-73.947642	Manhattan	Last Stop	2 5
station	G31	Flushing Av	Brooklyn
stop	G31		40.700377	-73.950234	Queens	Southbound	G
station	M12	Flushing Av	Brooklyn
stop	M12		40.70026	-73.941126	Outbound	Manhattan	M J
station	701	Flushing-Main St	Queens
stop	701		40.7596	-73.83003	Last Stop	Manhattan	7
station	407	Fordham Rd	The Bronx
stop	407		40.862803	-73.901034	Northbound	Manhattan	4
station	D05	Fordham Rd	The Bronx
stop	D05		40.861296	-73.897749	Northbound	Manhattan	B D
station	M05	Forest Av	Queens
stop	M05		40.704423	-73.903077	Inbound	Middle Village	M
station	G08	Forest Hills-71 Av	Queens
stop	G08		40.721691	-73.844521	Outbound	Manhattan	E F M R
station	B13	Fort Hamilton Pkwy	Brooklyn
stop	B13		40.640914	-73.994304	Manhattan	Southbound	D
station	F26	Fort Hamilton Pkwy	Brooklyn
stop	F26		40.650782	-73.975776	Northbound	Southbound	F G
station	N03	Fort Hamilton Pkwy	Brooklyn
stop	N03		40.631386	-74.005351	Manhattan	Coney Island	N
station	A45	Franklin Av	Brooklyn
stop	A45		40.68138	-73.956848	Manhattan	Outbound	C
stop	S01		40.680596	-73.955827	Last Stop	Prospect Park	FS
station	239	Franklin Av-Medgar Evers College / Botanic Garden	Brooklyn
stop	239	Franklin Av-Medgar Evers College	40.670682	-73.958131	Manhattan	Outbound	2 3 4 5
stop	S04	Botanic Garden	40.670343	-73.959245	Franklin Av	Prospect Park	FS
station	136	Franklin St	Manhattan
stop	136		40.719318	-74.006886	Uptown	Downtown	1
station	216	Freeman St	The Bronx
stop	216		40.829993	-73.891865	Northbound	Manhattan	2 5
station	M04	Fresh Pond Rd	Queens
stop	M04		40.706186	-73.895877	Inbound	Middle Village	M
station	229	Fulton St	Manhattan
stop	229		40.709416	-74.006571	Uptown	Brooklyn	2 3
stop	418		40.710368	-74.009509	Uptown	Downtown	4 5
stop	A38		40.710197	-74.007691	Uptown	Brooklyn	A C
stop	M22		40.710374	-74.007582	Brooklyn	Downtown	J Z
station	G36	Fulton St	Brooklyn
stop	G36		40.687119	-73.975375	Queens	Southbound	G
station	J30	Gates Av	Brooklyn
stop	J30		40.68963	-73.92227	Outbound	Manhattan	J Z
station	L11	Graham Av	Brooklyn
stop	L11		40.714565	-73.944053	Manhattan	Outbound	L
station	237	Grand Army Plaza	Brooklyn
stop	237		40.675235	-73.971046	Manhattan	Outbound	2 3
station	G12	Grand Av-Newtown	Queens
stop	G12		40.737015	-73.877223	Outbound	Manhattan	M R
station	631	Grand Central-42 St	Manhattan
stop	631		40.751776	-73.976848	Uptown	Downtown	4 5 6
stop	723		40.751431	-73.976041	Queens	Hudson Yards	7
stop	901		40.752769	-73.979189	Times Square	Last Stop	GS
station	D22	Grand St	Manhattan
stop	D22		40.718267	-73.993753	Uptown	Brooklyn	B D
station	L12	Grand St	Brooklyn
stop	L12		40.711926	-73.94067	Manhattan	Outbound	L
station	A57	Grant Av	Brooklyn
stop	A57		40.677044	-73.86505	Manhattan	Queens	A
station	S23	Grant City	Staten Island
stop	S23		40.578965	-74.109704	Ferry	South Shore	SI
station	S27	Grasmere	Staten Island
stop	S27		40.603117	-74.084087	Ferry	South Shore	SI
station	S19	Great Kills	Staten Island
stop	S19		40.551231	-74.151399	Ferry	South Shore	SI
station	G26	Greenpoint Av	Brooklyn
stop	G26		40.731352	-73.954449	Queens	Southbound	G
station	208	Gun Hill Rd	The Bronx
stop	208		40.87785	-73.866256	Northbound	Manhattan	2 5
station	503	Gun Hill Rd	The Bronx
stop	503		40.869526	-73.846384	Eastchester	Manhattan	5
station	J29	Halsey St	Brooklyn
stop	J29		40.68637	-73.916559	Outbound	Manhattan	J
station	L19	Halsey St	Queens
stop	L19		40.695602	-73.904084	Manhattan	Outbound	L
station	301	Harlem-148 St	Manhattan
stop	301		40.82388	-73.93647	Last Stop	Downtown	3
station	M14	Hewes St	Brooklyn
stop	M14		40.70687	-73.953431	Outbound	Manhattan	M J
station	A40	High St	Brooklyn
stop	A40		40.699337	-73.990531	Manhattan	Outbound	A C
station	134	Houston St	Manhattan
stop	134		40.728251	-74.005367	Uptown	Downtown	1
station	H03	Howard Beach-JFK Airport	Queens
stop	H03		40.660476	-73.830301	Manhattan	Rockaways	A
station	233	Hoyt St	Brooklyn
stop	233		40.690545	-73.985065	Manhattan	Outbound	2 3
station	A42	Hoyt-Schermerhorn Sts	Brooklyn
stop	A42		40.688484	-73.985001	Westbound	Queens	A C G
station	S16	Huguenot	Staten Island
stop	S16		40.533674	-74.191794	Ferry	South Shore	SI
station	720	Hunters Point Av	Queens
stop	720		40.742216	-73.948916	Outbound	Manhattan	7
station	613	Hunts Point Av	The Bronx
stop	613		40.820948	-73.890549	Northbound	Manhattan	6
station	218	Intervale Av	The Bronx
stop	218		40.822181	-73.896736	Northbound	Manhattan	2 5
station	A02	Inwood-207 St	Manhattan
stop	A02		40.868072	-73.919899	Last Stop	Downtown	A
station	220	Jackson Av	The Bronx
stop	220		40.81649	-73.907807	Northbound	Manhattan	2 5
station	710	Jackson Hts-Roosevelt Av / 74 St-Broadway	Queens
stop	710	74 St-Broadway	40.746848	-73.891394	Outbound	Manhattan	7
stop	G14	Jackson Hts-Roosevelt Av	40.746644	-73.891338	Outbound	Manhattan	E F M R
station	G05	Jamaica Center-Parsons/Archer	Queens
stop	G05		40.702147	-73.801109	Last Stop	Manhattan	E J Z
station	F01	Jamaica-179 St	Queens
stop	F01		40.712646	-73.783817	Last Stop	Manhattan	F
station	G07	Jamaica-Van Wyck	Queens
stop	G07		40.702566	-73.816859	Jamaica	Manhattan	E
station	A41	Jay St-MetroTech	Brooklyn
stop	A41		40.692338	-73.987342	Manhattan	Outbound	A C F
stop	R29		40.69218	-73.985942	Manhattan	Southbound	R
station	S24	Jefferson Av	Staten Island
stop	S24		40.583591	-74.103338	Ferry	South Shore	SI
station	L15	Jefferson St	Brooklyn
stop	L15		40.706607	-73.922913	Manhattan	Outbound	L
station	707	Junction Blvd	Queens
stop	707		40.749145	-73.869527	Outbound	Manhattan	7
station	254	Junius St	Brooklyn
stop	254		40.663515	-73.902447	Manhattan	New Lots	3
station	F06	Kew Gardens-Union Tpke	Queens
stop	F06		40.714441	-73.831008	Jamaica	Manhattan	E F
station	D35	Kings Hwy	Brooklyn
stop	D35		40.60867	-73.957734	Manhattan	Southbound	B Q
station	F35	Kings Hwy	Brooklyn
stop	F35		40.603217	-73.972361	Manhattan	Southbound	F
station	N08	Kings Hwy	Brooklyn
stop	N08		40.603923	-73.980353	Manhattan	Coney Island	N
station	406	Kingsbridge Rd	The Bronx
stop	406		40.86776	-73.897174	Northbound	Manhattan	4
station	D04	Kingsbridge Rd	The Bronx
stop	D04		40.866978	-73.893509	Northbound	Manhattan	B D
station	249	Kingston Av	Brooklyn
stop	249		40.669399	-73.942161	Manhattan	Outbound	3
station	A47	Kingston-Throop Avs	Brooklyn
stop	A47		40.679921	-73.940858	Manhattan	Outbound	C
station	M09	Knickerbocker Av	Brooklyn
stop	M09		40.698664	-73.919711	Inbound	Middle Village	M
station	J31	Kosciuszko St	Brooklyn
stop	J31		40.693342	-73.928814	Outbound	Manhattan	J
station	A43	Lafayette Av	Brooklyn
stop	A43		40.686113	-73.973946	Manhattan	Outbound	C
station	630	Lexington Av/51-53 Sts	Manhattan
stop	630	51 St	40.757107	-73.97192	Uptown	Downtown	6
stop	F11	Lexington Av/53 St	40.757552	-73.969055	Queens	Downtown	E M
station	629	Lexington Av/59 St	Manhattan
stop	629	59 St	40.762526	-73.967967	Uptown	Downtown	4 5 6
stop	R11		40.76266	-73.967258	Queens	Downtown	N R W
station	B08	Lexington Av/63 St	Manhattan
stop	B08		40.764629	-73.966113	Uptown & Queens	Downtown	F Q
station	A52	Liberty Av	Brooklyn
stop	A52		40.674542	-73.896548	Manhattan	Outbound	C
station	L26	Livonia Av	Brooklyn
stop	L26		40.664038	-73.900571	Manhattan	Canarsie	L
station	614	Longwood Av	The Bronx
stop	614		40.816104	-73.896435	Northbound	Manhattan	6
station	M13	Lorimer St	Brooklyn
stop	M13		40.703869	-73.947408	Outbound	Manhattan	M J
station	106	Marble Hill-225 St	Manhattan
stop	106		40.874561	-73.909831	The Bronx	Downtown	1
station	M16	Marcy Av	Brooklyn
stop	M16		40.708359	-73.957757	Outbound	Manhattan	M J Z
station	G29	Metropolitan Av / Lorimer St	Brooklyn
stop	G29	Metropolitan Av	40.712792	-73.951418	Queens	Southbound	G
stop	L10	Lorimer St	40.714063	-73.950275	Manhattan	Outbound	L
station	702	Mets-Willets Point	Queens
stop	702		40.754622	-73.845625	Outbound	Manhattan	7
station	M01	Middle Village-Metropolitan Av	Queens
stop	M01		40.711396	-73.889601	Inbound	Last Stop	M
station	603	Middletown Rd	The Bronx
stop	603		40.843863	-73.836322	Pelham Bay	Manhattan	6
station	L13	Montrose Av	Brooklyn
stop	L13		40.707739	-73.93985	Manhattan	Outbound	L
station	L14	Morgan Av	Brooklyn
stop	L14		40.706152	-73.933147	Manhattan	Outbound	L
station	505	Morris Park	The Bronx
stop	505		40.854364	-73.860495	Eastchester	Manhattan	5
station	610	Morrison Av-Soundview	The Bronx
stop	610		40.829521	-73.874516	Northbound	Manhattan	6
station	402	Mosholu Pkwy	The Bronx
stop	402		40.87975	-73.884655	Woodlawn	Manhattan	4
station	411	Mt Eden Av	The Bronx
stop	411		40.844434	-73.914685	Northbound	Manhattan	4
station	M11	Myrtle Av	Brooklyn
stop	M11		40.697207	-73.935657	Outbound	Manhattan	M J Z
station	G32	Myrtle-Willoughby Avs	Brooklyn
stop	G32		40.694568	-73.949046	Queens	Southbound	G
station	L17	Myrtle-Wyckoff Avs	Brooklyn
stop	L17		40.699814	-73.911586	Manhattan	Outbound	L
stop	M08		40.69943	-73.912385	Inbound	Middle Village	M
station	G28	Nassau Av	Brooklyn
stop	G28		40.724635	-73.951277	Queens	Southbound	G
station	D38	Neck Rd	Brooklyn
stop	D38		40.595246	-73.955161	Manhattan	Southbound	Q
station	F39	Neptune Av	Brooklyn
stop	F39		40.581011	-73.974574	Manhattan	Coney Island	F
station	204	Nereid Av	The Bronx
stop	204		40.898379	-73.854376	Northbound	Manhattan	2 5
station	234	Nevins St	Brooklyn
stop	234		40.688246	-73.980492	Manhattan	Outbound	2 3 4 5
station	S22	New Dorp	Staten Island
stop	S22		40.57348	-74.11721	Ferry	South Shore	SI
station	257	New Lots Av	Brooklyn
stop	257		40.666235	-73.884079	Manhattan	Last Stop	3
station	L27	New Lots Av	Brooklyn
stop	L27		40.658733	-73.899232	Manhattan	Canarsie	L
station	246	Newkirk Av-Little Haiti	Brooklyn
stop	246		40.639967	-73.948411	Manhattan	Flatbush	2 5
station	D31	Newkirk Plaza	Brooklyn
stop	D31		40.635082	-73.962793	Manhattan	Southbound	B Q
station	G16	Northern Blvd	Queens
stop	G16		40.752885	-73.906006	Outbound	Manhattan	M R
station	J21	Norwood Av	Brooklyn
stop	J21		40.68141	-73.880039	Outbound	Manhattan	J Z
station	D01	Norwood-205 St	The Bronx
stop	D01		40.874811	-73.878855	Last Stop	Manhattan	D
station	248	Nostrand Av	Brooklyn
stop	248		40.669847	-73.950466	Manhattan	Outbound	3
station	A46	Nostrand Av	Brooklyn
stop	A46		40.680438	-73.950426	Manhattan	Outbound	A C
station	S21	Oakwood Heights	Staten Island
stop	S21		40.56511	-74.12632	Ferry	South Shore	SI
station	D41	Ocean Pkwy	Brooklyn
stop	D41		40.576312	-73.968501	Manhattan	Coney Island	Q
station	S26	Old Town	Staten Island
stop	S26		40.596612	-74.087368	Ferry	South Shore	SI
station	A65	Ozone Park-Lefferts Blvd	Queens
stop	A65		40.685951	-73.825798	Manhattan	Last Stop	A
station	S03	Park Pl	Brooklyn
stop	S03		40.674772	-73.957624	Franklin Av	Prospect Park	FS
station	608	Parkchester	The Bronx
stop	608		40.833226	-73.860816	Northbound	Manhattan	6
station	D27	Parkside Av	Brooklyn
stop	D27		40.655292	-73.961495	Manhattan	Southbound	Q
station	F03	Parsons Blvd	Queens
stop	F03		40.707564	-73.803326	Jamaica	Manhattan	F
station	601	Pelham Bay Park	The Bronx
stop	601		40.852462	-73.828121	Last Stop	Manhattan	6
station	211	Pelham Pkwy	The Bronx
stop	211		40.857192	-73.867615	Northbound	Manhattan	2 5
station	504	Pelham Pkwy	The Bronx
stop	504		40.858985	-73.855359	Eastchester	Manhattan	5
station	255	Pennsylvania Av	Brooklyn
stop	255		40.664635	-73.894895	Manhattan	New Lots	3
station	S14	Pleasant Plains	Staten Island
stop	S14		40.52241	-74.217847	Ferry	South Shore	SI
station	241	President St-Medgar Evers College	Brooklyn
stop	241		40.667883	-73.950683	Manhattan	Flatbush	2 5
station	R22	Prince St	Manhattan
stop	R22		40.724329	-73.997702	Uptown	Downtown	R W
station	S15	Prince's Bay	Staten Island
stop	S15		40.525507	-74.200064	Ferry	South Shore	SI
station	219	Prospect Av	The Bronx
stop	219		40.819585	-73.90177	Northbound	Manhattan	2 5
station	R34	Prospect Av	Brooklyn
stop	R34		40.665414	-73.992872	Manhattan	Southbound	R
station	D26	Prospect Park	Brooklyn
stop	D26		40.661614	-73.962246	Northbound	Southbound	B Q FS
station	G21	Queens Plaza	Queens
stop	G21		40.748973	-73.937243	Outbound	Manhattan	E M R
station	718	Queensboro Plaza	Queens
stop	718		40.750582	-73.940202	Outbound	Manhattan	7
stop	R09		40.750582	-73.940202	Astoria	Manhattan	N W
station	A49	Ralph Av	Brooklyn
stop	A49		40.678822	-73.920786	Manhattan	Outbound	C
station	139	Rector St	Manhattan
stop	139		40.707513	-74.013783	Uptown	Downtown	1
station	R26	Rector St	Manhattan
stop	R26		40.70722	-74.013342	Uptown	Downtown	R W
station	S13	Richmond Valley	Staten Island
stop	S13		40.519631	-74.229141	Ferry	Tottenville	SI
station	253	Rockaway Av	Brooklyn
stop	253		40.662549	-73.908946	Manhattan	New Lots	3
station	A50	Rockaway Av	Brooklyn
stop	A50		40.67834	-73.911946	Manhattan	Outbound	C
station	A61	Rockaway Blvd	Queens
stop	A61		40.680429	-73.843853	Manhattan	Outbound	A
station	H15	Rockaway Park-Beach 116 St	Queens
stop	H15		40.580903	-73.835592	Inbound	Last Stop	A H
station	B06	Roosevelt Island	Manhattan
stop	B06		40.759145	-73.95326	Queens	Downtown	F
station	252	Saratoga Av	Brooklyn
stop	252		40.661453	-73.916327	Manhattan	New Lots	3
station	M06	Seneca Av	Queens
stop	M06		40.702762	-73.90774	Inbound	Middle Village	M
station	D39	Sheepshead Bay	Brooklyn
stop	D39		40.586896	-73.954155	Manhattan	Southbound	B Q
station	A54	Shepherd Av	Brooklyn
stop	A54		40.67413	-73.88075	Manhattan	Outbound	C
station	217	Simpson St	The Bronx
stop	217		40.824073	-73.893064	Northbound	Manhattan	2 5
station	F22	Smith-9 Sts	Brooklyn
stop	F22		40.67358	-73.995959	Northbound	Southbound	F G
station	638	Spring St	Manhattan
stop	638		40.722301	-73.997141	Uptown	Downtown	6
station	A33	Spring St	Manhattan
stop	A33		40.726227	-74.003739	Uptown	Downtown	C E
station	S31	St George	Staten Island
stop	S31		40.643748	-74.073643	Last Stop	South Shore	SI
station	609	St Lawrence Av	The Bronx
stop	609		40.831509	-73.867618	Northbound	Manhattan	6
station	S29	Stapleton	Staten Island
stop	S29		40.627915	-74.075162	Ferry	South Shore	SI
station	G19	Steinway St	Queens
stop	G19		40.756879	-73.92074	Outbound	Manhattan	M R
station	242	Sterling St	Brooklyn
stop	242		40.662742	-73.95085	Manhattan	Flatbush	2 5
station	F04	Sutphin Blvd	Queens
stop	F04		40.70546	-73.810708	Jamaica	Manhattan	F
station	G06	Sutphin Blvd-Archer Av-JFK Airport	Queens
stop	G06		40.700486	-73.807969	Jamaica	Manhattan	E J Z
station	L25	Sutter Av	Brooklyn
stop	L25		40.669367	-73.901975	Manhattan	Canarsie	L
station	251	Sutter Av-Rutland Rd	Brooklyn
stop	251		40.664717	-73.92261	Manhattan	New Lots	3
station	127	Times Sq-42 St	Manhattan
stop	127		40.75529	-73.987495	Uptown	Downtown	1 2 3
stop	725		40.755477	-73.987691	Queens	Hudson Yards	7
stop	902		40.755983	-73.986229	Last Stop	Grand Central	GS
stop	A27	42 St-Port Authority Bus Terminal	40.757308	-73.989735	Uptown	Downtown	A C E
stop	R16		40.754672	-73.986754	Uptown	Downtown	N Q R W
station	S30	Tompkinsville	Staten Island
stop	S30		40.636949	-74.074835	Ferry	South Shore	SI
station	S09	Tottenville	Staten Island
stop	S09		40.512764	-74.251961	Ferry	Last Stop	SI
station	D07	Tremont Av	The Bronx
stop	D07		40.85041	-73.905227	Northbound	Manhattan	B D
station	R32	Union St	Brooklyn
stop	R32		40.677316	-73.98311	Manhattan	Southbound	R
station	A48	Utica Av	Brooklyn
stop	A48		40.679364	-73.930729	Manhattan	Outbound	A C
station	101	Van Cortlandt Park-242 St	The Bronx
stop	101		40.889248	-73.898583	Last Stop	Manhattan	1
station	256	Van Siclen Av	Brooklyn
stop	256		40.665449	-73.889395	Manhattan	New Lots	3
station	A53	Van Siclen Av	Brooklyn
stop	A53		40.67271	-73.890358	Manhattan	Outbound	C
station	J23	Van Siclen Av	Brooklyn
stop	J23		40.678024	-73.891688	Outbound	Manhattan	J Z
station	721	Vernon Blvd-Jackson Av	Queens
stop	721		40.742626	-73.953581	Outbound	Manhattan	7
station	A32	W 4 St-Wash Sq	Manhattan
stop	A32		40.732338	-74.000495	Uptown	Downtown	A C E
stop	D20		40.732338	-74.000495	Uptown	Downtown	B D F M
station	D42	W 8 St-NY Aquarium	Brooklyn
stop	D42		40.576127	-73.975939	Manhattan	Coney Island	F Q
station	138	WTC Cortlandt	Manhattan
stop	138		40.711835	-74.012188	Uptown	Downtown	1
station	201	Wakefield-241 St	The Bronx
stop	201		40.903125	-73.85062	Last Stop	Manhattan	2
station	230	Wall St	Manhattan
stop	230		40.706821	-74.0091	Uptown	Brooklyn	2 3
station	419	Wall St	Manhattan
stop	419		40.707557	-74.011862	Uptown	Downtown	4 5
station	214	West Farms Sq-E Tremont Av	The Bronx
stop	214		40.840295	-73.880049	Northbound	Manhattan	2 5
station	604	Westchester Sq-E Tremont Av	The Bronx
stop	604		40.839892	-73.842952	Pelham Bay	Manhattan	6
station	142	Whitehall St-South Ferry	Manhattan
stop	142	South Ferry	40.702068	-74.013664	Uptown	Last Stop	1
stop	R27		40.703087	-74.012994	Uptown	Downtown	R W
station	612	Whitlock Av	The Bronx
stop	612		40.826525	-73.886283	Northbound	Manhattan	6
station	L20	Wilson Av	Brooklyn
stop	L20		40.688764	-73.904046	Manhattan	Outbound	L
station	243	Winthrop St	Brooklyn
stop	243		40.656652	-73.9502	Manhattan	Flatbush	2 5
station	G11	Woodhaven Blvd	Queens
stop	G11		40.733106	-73.869229	Outbound	Manhattan	M R
station	J15	Woodhaven Blvd	Queens
stop	J15		40.693879	-73.851576	Jamaica	Manhattan	J Z
station	401	Woodlawn	The Bronx
stop	401		40.886037	-73.878751	Last Stop	Manhattan	4
station	F18	York St	Brooklyn
stop	F18		40.701397	-73.986751	Manhattan	Southbound	F
station	606	Zerega Av	The Bronx
stop	606		40.836488	-73.847036	Pelham Bay	Manhattan	6

"""#
}
