"""What a program weighs."""
from pathlib import Path


def resident_kilobytes(process) -> int:
    """Its memory as the kernel counts it (proc(5), `VmRSS`)."""
    return int(Path(f"/proc/{process.pid}/status").read_text().split("VmRSS:")[1].split()[0])
