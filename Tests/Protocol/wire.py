"""A way to a port of this machine that can be cut: what is on it then goes nowhere, and nobody is told, as when a cable is pulled."""
import selectors
import socket
import threading


class Wire:
    def __init__(self, port):
        self.target, self.is_cut, self.is_over = port, False, False
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.selector, self.pairs = selectors.DefaultSelector(), {}
        self.selector.register(self.door, selectors.EVENT_READ)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        while not self.is_over:
            for key, _ in self.selector.select(0.05):
                if self.is_cut:
                    self.selector.select(0.05)  # what comes is left where it is
                elif key.fileobj is self.door:
                    self.join()
                else:
                    self.carry(key.fileobj)

    def join(self):
        near, _ = self.door.accept()
        try:
            far = socket.create_connection(("127.0.0.1", self.target), timeout=5)
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            self.pairs[one] = other
            self.selector.register(one, selectors.EVENT_READ)

    def carry(self, one):
        other = self.pairs.get(one)
        if other is None:
            return
        try:
            content = one.recv(1 << 16)
            if content:
                other.sendall(content)
                return
        except OSError:
            pass
        self.part(one, other)

    def part(self, *ends):
        for end in ends:
            if self.pairs.pop(end, None) is not None:
                self.selector.unregister(end)
                end.close()

    def cut(self):
        self.is_cut = True

    def mend(self):
        self.is_cut = False

    def close(self):
        self.is_over = True
        self.thread.join(5)
        for end in [self.door, *self.pairs]:
            end.close()
