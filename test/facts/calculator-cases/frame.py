"""What the cases share: exact money, dates, the Indian way to write sums, and the list that they are put into."""
from datetime import date, timedelta
from fractions import Fraction as F
import calendar

CASES = []


def case(tool, values, label, expected, source):
    CASES.append((tool, values, label, expected, source))


def half_up(x, step=F(1, 100)):
    """Rounded to a step, half away from zero."""
    q = abs(F(x)) / step + F(1, 2)
    whole = q.numerator // q.denominator
    return (whole if x >= 0 else -whole) * step


def up(x, step=F(1)):
    q = F(x) / step
    return -((-q.numerator) // q.denominator) * step


def group(digits):
    head, tail = digits[:-3], digits[-3:]
    parts = []
    while len(head) > 2:
        parts.insert(0, head[-2:])
        head = head[:-2]
    if head:
        parts.insert(0, head)
    return ",".join(parts + [tail])


def rs(x):
    """A sum of rupees that is exact to the paisa, as the tools write it."""
    paise = half_up(x) * 100
    assert paise.denominator == 1
    p = int(paise)
    whole, rest = divmod(abs(p), 100)
    return f"{'-' if p < 0 else ''}₹{group(str(whole))}{'' if rest == 0 else f'.{rest:02d}'}"


def dec(x, places):
    """At most so many places, zeros at the end cut."""
    text = f"{abs(float(x)):.{places}f}"
    whole, _, rest = text.partition(".")
    rest = rest.rstrip("0")
    body = group(whole) + (f".{rest}" if rest else "")
    return ("-" if x < 0 and body != "0" else "") + body


def pct(x, places=4):
    return dec(x, places) + "%"


def day(text):
    return date.fromisoformat(text)


def plus(d, n):
    return d + timedelta(days=n)


def months_on(d, n):
    at = d.year * 12 + d.month - 1 + n
    y, m = divmod(at, 12)
    return date(y, m + 1, min(d.day, calendar.monthrange(y, m + 1)[1]))


def whole_months(a, b):
    """Whole months from a to b, and the days that remain."""
    n = (b.year - a.year) * 12 + b.month - a.month
    if months_on(a, n) > b:
        n -= 1
    return n, (b - months_on(a, n)).days
