"""Dates, numbers in words and identifiers: limitation, working days, lakh and crore words, GSTIN check characters."""
from frame import *

M = {"cheque": "Dishonoured cheque (section 138)", "rti": "RTI application and appeals", "consumer": "Consumer complaint"}


def limitation():
    t = "limitation-date-calculator"
    for memo, received, cheque in [("2026-10-20", "2026-11-07", "2026-09-02"), ("2026-01-31", "2026-02-14", "2025-11-30"), ("2025-12-02", "2025-12-31", "2025-09-30"), ("2026-02-01", "2026-02-27", "2026-01-31"), ("2026-06-15", "2026-07-15", "2026-05-31")]:
        v = {"matter": M["cheque"], "event_date": memo, "notice_received": received, "cheque_date": cheque}
        cause = plus(day(received), 16)
        for label, d, s in [
            ("Last day to present the cheque", months_on(day(cheque), 3), "s.138 proviso (a), three months"),
            ("Last day to send the demand", plus(day(memo), 30), "s.138 proviso (b), 30 days"),
            ("Last day for the drawer to pay", plus(day(received), 15), "s.138 proviso (c), 15 days"),
            ("Cause of action arises", cause, "the day after the 15 days"),
            ("Last day for the complaint", months_on(cause, 1), "s.142(1)(b), one month, the first day left out (Econ Antri 2014)"),
        ]:
            case(t, v, label, d.isoformat(), s)
    # The dates of Econ Antri v. Rom Industries moved by thirty years: served 29 September, last day 15 November.
    case(t, {"matter": M["cheque"], "event_date": "2025-09-01", "notice_received": "2025-09-29"}, "Last day for the complaint", "2025-11-15", "Econ Antri v. Rom Industries (2014)")
    for got, reply in [("2026-09-14", "2026-10-12"), ("2026-01-31", "2026-03-10"), ("2025-12-15", "2025-12-31")]:
        v = {"matter": M["rti"], "event_date": got, "answer_date": reply}
        case(t, v, "Last day for the reply", plus(day(got), 30).isoformat(), "RTI Act s.7(1)")
        case(t, v, "Last day for the first appeal, no reply", plus(day(got), 60).isoformat(), "RTI Act s.19(1)")
        case(t, v, "Last day for the first appeal, after a reply", plus(day(reply), 30).isoformat(), "RTI Act s.19(1)")
    for cause, last in [("2026-06-19", "2028-06-19"), ("2024-10-01", "2026-10-01"), ("2028-02-29", "2030-02-28")]:
        case(t, {"matter": M["consumer"], "event_date": cause}, "Last day for the complaint", last, "Consumer Protection Act 2019 s.69: two years")
    for matter, n, s in [("Consumer appeal to the State Commission", 45, "s.41"), ("Consumer appeal to the National Commission", 30, "s.51"), ("Income-tax appeal (first)", 30, "s.249(2)")]:
        for d in ["2026-01-15", "2026-11-30"]:
            case(t, {"matter": matter, "event_date": d}, "Last day for the appeal", plus(day(d), n).isoformat(), s)
    for d in ["2026-11-30", "2026-01-31", "2026-08-15"]:
        case(t, {"matter": "GST appeal (first)", "event_date": d}, "Last day for the appeal", months_on(day(d), 3).isoformat(), "CGST Act s.107(1)")
        case(t, {"matter": "GST appeal (first)", "event_date": d}, "Last day that can be excused", months_on(day(d), 4).isoformat(), "CGST Act s.107(4)")
    for d, last, excused in [("2026-11-30", "2027-02-28", "2027-05-30"), ("2026-08-15", "2026-11-15", "2027-02-15"), ("2026-05-01", "2026-08-01", "2026-11-01"), ("2026-04-30", "2026-07-31", "2026-10-31"), ("2026-01-31", "2026-07-31", "2026-10-31"), ("2024-10-01", "2026-07-31", "2026-10-31")]:
        case(t, {"matter": "GST appeal to the Tribunal", "event_date": d}, "Last day for the appeal", last, "CGST Act s.112(1): three months; orders communicated before 1 May 2026 until 31 July 2026, notified on 30 June 2026")
        case(t, {"matter": "GST appeal to the Tribunal", "event_date": d}, "Last day that can be excused", excused, "CGST Act s.112(6): three months more")
    for d, reply, no_reply, after in [("2026-06-30", "2026-07-05", "2027-07-30", "2027-07-05"), ("2026-03-03", "2026-03-31", "2027-04-02", "2027-03-31")]:
        v = {"matter": "RBI Ombudsman complaint", "event_date": d, "answer_date": reply}
        case(t, v, "Last day, no reply, by the scheme of 2021", no_reply, "RB-IOS 2021 cl.10(2)(b): one year and 30 days")
        case(t, v, "Last day, after a reply, by the scheme of 2021", after, "RB-IOS 2021 cl.10(2)(b): one year")
        case(t, v, "Last day, no reply", plus(day(d), 120).isoformat(), "RB-IOS 2026: 90 days after the 30")
        case(t, v, "Last day, after a reply", plus(day(reply), 90).isoformat(), "RB-IOS 2026: 90 days after the reply")
    for d, reply, no_reply, after in [("2026-03-02", "2026-03-31", "2027-04-01", "2027-03-31"), ("2025-01-15", "2025-02-10", "2026-02-14", "2026-02-10")]:
        v = {"matter": "RBI Ombudsman complaint", "event_date": d, "answer_date": reply}
        case(t, v, "Last day, no reply", no_reply, "RB-IOS 2021 cl.10(2)(b): one year and 30 days")
        case(t, v, "Last day, after a reply", after, "RB-IOS 2021 cl.10(2)(b): one year")
    for d, last in [("2026-11-05", "2027-01-31"), ("2026-12-31", "2027-02-28"), ("2026-02-01", "2026-04-30")]:
        case(t, {"matter": "Income-tax appeal to the Tribunal", "event_date": d}, "Last day for the appeal", last, "s.253(3): two months from the end of the month")
    for d, reply in [("2026-09-22", "2026-10-10"), ("2026-07-01", "2026-07-31")]:
        v = {"matter": "RBI Ombudsman complaint", "event_date": d, "answer_date": reply}
        case(t, v, "First day to go to the Ombudsman, no reply", plus(day(d), 31).isoformat(), "RB-IOS 2026: 30 days")
        case(t, v, "Last day, no reply", plus(day(d), 120).isoformat(), "RB-IOS 2026: 90 days after the 30")
        case(t, v, "Last day, after a reply", plus(day(reply), 90).isoformat(), "RB-IOS 2026: 90 days after the reply")
    for d, last in [("2025-06-30", "2028-06-30"), ("2026-03-02", "2029-03-02")]:
        case(t, {"matter": "Suit for money under a contract", "event_date": d}, "Last day for the suit", last, "Limitation Act 1963: three years")


NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]


def working_days():
    t = "working-days-calculator"
    for start, end, offs, holidays in [("2026-11-01", "2026-11-30", ["Sunday"], []), ("2026-11-01", "2026-11-30", [], []), ("2026-11-01", "2026-11-30", ["Saturday", "Sunday"], ["2026-11-09"]), ("2026-01-01", "2026-12-31", ["Sunday"], ["2026-01-26", "2026-08-15", "2026-10-02"]), ("2028-02-01", "2028-02-29", ["Friday"], []), ("2026-11-16", "2026-11-16", ["Sunday"], []), ("2026-11-15", "2026-11-15", ["Sunday"], [])]:
        n, d = 0, day(start)
        while d <= day(end):
            n += NAMES[d.isoweekday() % 7] not in offs and d.isoformat() not in holidays
            d = plus(d, 1)
        case(t, {"start": start, "end": end, "weekly_offs": offs, "holidays": " ".join(holidays)}, "Working days", f"{n} days", "day by day")
    for start, ahead, offs in [("2026-11-02", 10, ["Saturday", "Sunday"]), ("2026-11-13", 1, ["Saturday", "Sunday"]), ("2026-11-02", 250, ["Sunday"]), ("2026-12-31", 30, []), ("2027-02-26", 5, ["Sunday", "Monday"]), ("2028-02-28", 1, ["Tuesday"]), ("2026-11-16", 1000, ["Friday", "Saturday"])]:
        d, left = day(start), ahead
        while left:
            d = plus(d, 1)
            left -= NAMES[d.isoweekday() % 7] not in offs
        case(t, {"start": start, "days_ahead": ahead, "weekly_offs": offs}, "Date ahead", d.isoformat(), "day by day")


ONES = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("" if n % 10 == 0 else "-" + ONES[n % 10])
    for size, name in [(10**7, "Crore"), (10**5, "Lakh"), (1000, "Thousand"), (100, "Hundred")]:
        if n >= size:
            rest = n % size
            return f"{words(n // size)} {name}" + (f" {words(rest)}" if rest else "")


def numbers():
    for n in [0, 1, 7, 13, 20, 21, 99, 100, 101, 999, 1000, 1001, 99999, 100000, 1234567, 9999999, 10000000, 123456789, 99999999999, 999999999999999, 5000000, 100001]:
        case("indian-number-to-words", {"amount": str(n)}, "output:In words", f"{'Rupee' if n == 1 else 'Rupees'} {words(n)} Only", "lakh and crore by repeated division")
    for text, figure in [("12,34,567.50", "₹12,34,567.50"), ("100", "₹100/-"), ("0.01", "₹0.01"), ("5,40,000.00", "₹5,40,000/-")]:
        case("indian-number-to-words", {"amount": text}, "On a cheque", figure, '"/-" only without paise')


ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check_character(body):
    total = 0
    for i, c in enumerate(body):
        p = ALPHABET.index(c) * (1 if i % 2 == 0 else 2)
        total += p // 36 + p % 36
    return ALPHABET[(36 - total % 36) % 36]


def gstins():
    for body in ["27AAPFU0939F1Z", "29AAGCB7383J1Z", "07AAACT2727Q1Z", "24AABCU9603R1Z", "33AAACH7409R1Z", "09AAACI1681G2Z", "19AABCT3518Q1Z", "36AAFCD5862R1Z", "32AAACC1206D3Z", "06AAACM3025E1Z"]:
        good = check_character(body)
        case("gstin-validator", {"gstin": body + good}, "Well formed", "yes", "check character by the weighted sum modulo 36")
        bad = ALPHABET[(ALPHABET.index(good) + 1) % 36]
        case("gstin-validator", {"gstin": body + bad}, "Well formed", "no", "another check character")


def all_cases():
    limitation(); working_days(); numbers(); gstins()
