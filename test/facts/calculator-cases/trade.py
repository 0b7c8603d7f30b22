"""Trade and pay: GST, late GST returns, MSME interest, EPF and ESI, gratuity, loans, savings, depreciation, NPV, prices."""
from frame import *
from decimal import Decimal as D, getcontext

getcontext().prec = 60


def gst():
    src = "each half by itself: half the rate, rounded to the paisa"
    for amount, rate in [(1000, 18), (999.99, 5), (0.01, 18), (123456.78, 40), (250, 3), (1, 0.25), (50000, 0), (777.77, 1.5)]:
        a = F(str(amount))
        whole = half_up(a * F(str(rate)) / 100)
        r = f"{rate}%"
        base = {"amount": amount, "rate": r, "invoice_date": "2026-11-02", "supplier_state": "Karnataka"}
        case("gst-calculator", {**base, "place_of_supply": "Kerala"}, "IGST", rs(whole), "s.5 IGST Act")
        case("gst-calculator", {**base, "place_of_supply": "Karnataka"}, "CGST", rs(half_up(a * F(str(rate)) / 200)), src)


def late_gst():
    crore = 10000000
    src = "ss.47, 50; notifications 19/2021, 20/2021, 7/2023-Central Tax"
    for name in ["GSTR-3B", "GSTR-1"]:
        for turnover, most in [(1.5 * crore, 2000), (1.5 * crore + 1, 5000), (5 * crore, 5000), (5 * crore + 1, 10000)]:
            for due, filed in [("2026-10-20", "2026-11-16"), ("2026-01-20", "2026-11-16")]:
                n = (day(filed) - day(due)).days
                case("gst-interest-late-fee-calculator", {"return_type": name, "due_date": due, "filed_on": filed, "turnover": turnover}, "Late fee", rs(min(n * 50, most)), src)
    for filed in ["2026-10-20", "2026-10-21", "2026-11-14", "2026-11-15", "2027-01-01"]:
        n = (day(filed) - day("2026-10-20")).days
        case("gst-interest-late-fee-calculator", {"return_type": "GSTR-3B", "due_date": "2026-10-20", "filed_on": filed, "turnover": 0, "nil_return": True}, "Late fee", rs(min(n * 20, 500)), "₹20 a day, ₹500 at most")
    for cash, filed in [(85000, "2026-11-16"), (100000, "2027-10-20"), (1, "2026-10-21"), (123456, "2026-10-25"), (999999.99, "2026-12-31")]:
        n = (day(filed) - day("2026-10-20")).days
        case("gst-interest-late-fee-calculator", {"return_type": "GSTR-3B", "due_date": "2026-10-20", "filed_on": filed, "turnover": 0, "cash_tax": cash}, "Interest on tax paid late", rs(half_up(half_up(F(str(cash)) * 18 * n / 36500), F(1))), "s.50(1): 18% by days of 365; s.170: nearest rupee")
    for turnover, per_day, percent in [(5 * crore, 50, F(4, 100)), (20 * crore, 100, F(4, 100)), (20 * crore + 1, 200, F(1, 2))]:
        for n in [10, 400]:
            filed = plus(day("2025-12-31"), n).isoformat()
            case("gst-interest-late-fee-calculator", {"return_type": "GSTR-9", "due_date": "2025-12-31", "filed_on": filed, "turnover": turnover, "state_turnover": turnover}, "Late fee", rs(half_up(min(F(per_day * n), F(turnover) * percent / 100), F(1))), "notification 7/2023: 0.04% of turnover; s.47(2): 0.5%")
    for credit, a, b in [(50000, "2026-07-20", "2026-11-16"), (18700, "2025-05-20", "2026-11-10")]:
        case("gst-interest-late-fee-calculator", {"return_type": "GSTR-1", "due_date": "2026-10-11", "filed_on": "2026-10-11", "turnover": 0, "wrong_credit": credit, "wrong_credit_from": a, "wrong_credit_to": b}, "Interest on wrong credit", rs(half_up(half_up(F(credit) * 18 * (day(b) - day(a)).days / 36500), F(1))), "s.50(3), rule 88B")


def msme():
    src = "MSMED Act ss.15, 16: monthly rests at three times the bank rate, part month by its days"
    for amount, accepted, term, until, bank in [(420000, "2026-06-17", 45, "2026-11-01", 5.5), (420000, "2026-06-17", 45, "2026-11-20", 5.5), (500000, "2026-01-10", 60, "2026-11-15", 5.5), (100000, "2026-01-01", None, "2026-06-30", 6), (75000, "2025-12-31", 30, "2026-03-31", 6.75), (1, "2026-01-01", 0, "2027-01-01", 5.5), (99999.99, "2025-02-14", 44, "2026-09-09", 6.25), (250000, "2026-08-31", 15, "2026-09-10", 5.5)]:
        n = 15 if term is None else min(term, 45)
        due = plus(day(accepted), n)
        values = {"amount": amount, "acceptance_date": accepted, "until": until, "bank_rate": bank, **({} if term is None else {"agreed_days": term})}
        total, end, rate = F(str(amount)), day(until), F(str(bank)) * 3
        if end > due:
            months, rest = whole_months(due, end)
            for _ in range(months):
                total += half_up(total * rate / 1200)
            if rest:
                start = months_on(due, months)
                total += half_up(total * rate * rest / (1200 * (months_on(due, months + 1) - start).days))
        case("msme-delayed-payment-interest-calculator", values, "Interest", rs(total - F(str(amount))), src)
        case("msme-delayed-payment-interest-calculator", values, "Due by", due.isoformat(), "s.15: agreed term, 45 days at most, else 15")


def pay():
    src = "12% and 12%, pension 8.33% of at most ₹15,000, each to the rupee; ESI 0.75% and 3.25% up to the next rupee"
    for wages, full in [(15000, False), (10254, False), (18000, False), (40000, True), (14999.5, False), (6500, False)]:
        w, capped = F(str(wages)), min(F(str(wages)), F(15000))
        base = w if full else capped
        r = lambda x: half_up(half_up(x), F(1))
        pension = r(capped * F("8.33") / 100)
        values = {"month": "2026-10-31", "epf_wages": wages, "esi_wages": 30000, "full_wages": full}
        case("epf-esi-contribution-calculator", values, "Shares[0,1]", rs(r(base * 12 / 100)), src)
        case("epf-esi-contribution-calculator", values, "Shares[1,2]", rs(pension), src)
        case("epf-esi-contribution-calculator", values, "Shares[0,2]", rs(r(base * 12 / 100) - pension), src)
    for month, wages, overtime in [("2026-10-31", 20500, 0), ("2026-10-31", 20000, 2000), ("2025-10-31", 20000, 2000), ("2026-10-31", 21000, 5000), ("2026-10-31", 21001, 0), ("2025-11-20", 21000, 999), ("2026-03-01", 4576, 0), ("2026-03-01", 4577, 0)]:
        covered = wages <= 21000
        base = F(wages + (overtime if month < "2025-11-21" else 0)) if covered else F(0)
        employee = F(0) if not covered or F(wages) / 26 <= 176 else up(half_up(base * F("0.75") / 100))
        values = {"month": month, "epf_wages": 0, "esi_wages": wages, "overtime": overtime}
        case("epf-esi-contribution-calculator", values, "Shares[4,1]", rs(employee), "ESI Act ss.2(9), 2(22); Code on Social Security s.2(88)")
        case("epf-esi-contribution-calculator", values, "Shares[4,2]", rs(up(half_up(base * F("3.25") / 100))), "ESI Act ss.2(9), 2(22); Code on Social Security s.2(88)")


def gratuity():
    src = "15/26 of wages for each completed year, more than six months count; ₹20,00,000 at most"
    for wages, joined, left in [(26000, "2016-01-01", "2025-12-31"), (52000, "2016-06-01", "2026-10-31"), (52000, "2016-04-30", "2026-10-31"), (30000, "2021-01-01", "2025-12-31"), (30000, "2021-01-02", "2025-12-31"), (1000000, "2000-01-01", "2026-01-01"), (18500, "2010-02-28", "2026-08-27"), (18500, "2010-02-28", "2026-08-28")]:
        m, d = whole_months(day(joined), plus(day(left), 1))
        years = m // 12 + (1 if m % 12 > 6 or (m % 12 == 6 and d > 0) else 0)
        full = min(half_up(F(wages) * 15 * years / 26), F(2000000)) if m >= 60 else F(0)
        case("gratuity-calculator", {"wages": wages, "joined": joined, "left": left}, "Gratuity", rs(full), src)
    for wages, joined, left in [(26000, "2024-01-01", "2025-12-31"), (26000, "2025-01-01", "2025-12-31"), (26000, "2025-02-01", "2025-12-31")]:
        m, _ = whole_months(day(joined), plus(day(left), 1))
        case("gratuity-calculator", {"wages": wages, "joined": joined, "left": left, "employment": "fixed-term"}, "Gratuity", rs(half_up(F(wages) * 15 * m / 312) if m >= 12 else 0), "Code on Social Security s.53: one year, pro rata")
    for wages, joined, left, most in [(900000, "1990-01-01", "2018-03-28", 1000000), (900000, "1990-01-01", "2018-03-29", 2000000), (40000, "2008-02-29", "2018-02-28", 1000000), (15555.55, "2012-07-15", "2025-11-20", 2000000), (15555.55, "2012-07-15", "2025-11-21", 2000000), (88000, "2020-11-22", "2025-11-21", 2000000)]:
        m, d = whole_months(day(joined), plus(day(left), 1))
        years = m // 12 + (1 if m % 12 > 6 or (m % 12 == 6 and d > 0) else 0)
        case("gratuity-calculator", {"wages": wages, "joined": joined, "left": left}, "Gratuity", rs(min(half_up(F(str(wages)) * 15 * years / 26), F(most)) if m >= 60 else F(0)), "ceiling of the day of leaving: ₹10,00,000 until 28 March 2018")
    for wages, seasons in [(26000, 6), (19500, 11)]:
        case("gratuity-calculator", {"wages": wages, "joined": "2015-01-01", "left": "2026-01-31", "employment": "seasonal", "seasons": seasons}, "Gratuity", rs(half_up(F(wages) * 7 * seasons / 26)), "s.53(2) proviso: seven days a season")


def loans():
    for principal, rate, n in [(2500000, 8.5, 240), (100000, 12, 12), (100000, 0, 7), (500000, 100, 60), (1, 1, 1), (7500000, 7.35, 360), (33333.33, 18, 24), (999999, 10.25, 600), (1850000, 9.1, 84), (1, 0, 1), (60000, 24, 6), (45000000, 6.9, 180), (123456.78, 13.75, 37), (250000, 0.01, 12), (899.99, 36, 3), (10000000, 8.999, 299)]:
        p, r = D(str(principal)) * 100, D(str(rate)) / 1200
        emi = D(-(-int(p) // n)) if r == 0 else p * r / (1 - (1 + r) ** -n)
        case("emi-calculator", {"principal": principal, "annual_rate": rate, "months": n}, "Monthly instalment", rs(half_up(F(emi) / 100)), "P·r·(1+r)^n ÷ ((1+r)^n − 1) in 60 digits")


def savings():
    for monthly, rate, n, step, lump, how in [(10000, 12, 120, 0, 0, 0), (10000, 12, 120, 10, 0, 0), (5000, 8, 1, 0, 0, 0), (2500.50, 11.75, 360, 5, 100000, 0), (10000, 12, 120, 0, 0, 1), (1000, 0, 24, 10, 500, 0), (0, 10, 60, 0, 100000, 1), (15000, 15, 240, 7.5, 0, 1), (100, 30, 480, 0, 0, 0), (7777, 9.99, 13, 3, 1, 1)]:
        f = 1 + D(str(rate)) / 1200 if how == 0 else (1 + D(str(rate)) / 100) ** (D(1) / 12)
        pay, value, put = F(str(monthly)), D(lump), F(lump)
        for i in range(n):
            if i and i % 12 == 0:
                pay += half_up(pay * F(str(step)) / 100)
            put += pay
            value = (value + D(pay.numerator) / D(pay.denominator)) * f
        values = {"monthly": monthly, "annual_return": rate, "months": n, "step_up": step, "lump_sum": lump, "monthly_rate": ["a twelfth of the yearly rate", "compounds to the yearly rate"][how]}
        case("sip-calculator", values, "Value at the end", rs(half_up(F(value))), "payments at the beginning of the month, in 60 digits")
        case("sip-calculator", values, "Put in", rs(put), "sum of the payments")


def growth():
    for a, b, n in [(100000, 176234.17, 5), (100, 200, 10), (100, 50, 3), (1000000, 1000000, 4), (12345.67, 98765.43, 7.5), (1, 1000000, 20), (500, 501, 0.25)]:
        x = ((D(str(b)) / D(str(a))) ** (1 / D(str(n))) - 1) * 100
        case("cagr-calculator", {"start_value": a, "end_value": b, "years": n}, "CAGR", pct(x), "(end/start)^(1/years) − 1 in 60 digits")
        case("cagr-calculator", {"start_value": a, "end_value": b, "years": n}, "Growth in all", pct((D(str(b)) / D(str(a)) - 1) * 100), "end/start − 1")
    for start, end in [("2021-11-16", "2026-11-16"), ("2020-02-29", "2026-03-31"), ("2024-01-01", "2024-07-01"), ("2019-03-31", "2026-01-15")]:
        s, e = day(start), day(end)
        y = whole_months(s, e)[0] // 12
        t = D(y) + D((e - months_on(s, 12 * y)).days) / 365
        case("cagr-calculator", {"start_value": 1000, "end_value": 1500, "start_date": start, "end_date": end}, "CAGR", pct((D("1.5") ** (1 / t) - 1) * 100), "whole years, days as part of 365")


def depreciation():
    rates = {"Plant and machinery, general": 15, "Computer or computer software": 40, "Furniture and fittings": 10, "Building, other": 10, "Building, residential": 5, "Intangible asset (know-how, patent, licence)": 25, "Bus, lorry or taxi run on hire": 30, "Motor car not for hire": 15, "Ship": 20}
    src = "s.32(1)(ii) with its 180 days; Income-tax Act 2025 s.33; Appendix I"
    for i, (block, rate) in enumerate(rates.items()):
        for opening, early, late, sold in [(1000000, 200000, 100000, 50000), (0, 0, 123456.78, 0), (300000, 0, 100000, 350000), (100000, 0, 0, 100001)][: 2 if i else 4]:
            left = max(F(0), F(opening) + early + F(str(late)) - sold)
            half = min(F(str(late)), left)
            dep = half_up((left - half) * rate / 100) + half_up(half * rate / 200)
            values = {"law": "Income-tax: a year of a block", "day": "2027-03-31", "block": block, "opening": opening, "added_early": early, "added_late": late, "proceeds": sold}
            case("depreciation-calculator", values, "Depreciation of the year", rs(dep), src)
            case("depreciation-calculator", values, "Written-down value carried forward", rs(left - dep), src)
    for block, rate in [("Motor car not for hire, bought 23 August 2019 to 31 March 2020", 30), ("Bus, lorry or taxi run on hire, bought 23 August 2019 to 31 March 2020", 45)]:
        for when, opening, early, late in [("2020-03-31", 0, 800000, 0), ("2020-03-31", 0, 0, 800000), ("2021-03-31", 560000, 0, 0), ("2026-09-30", 123456, 0, 0)]:
            dep = half_up(F(opening + early) * rate / 100) + half_up(F(late) * rate / 200)
            case("depreciation-calculator", {"law": "Income-tax: a year of a block", "day": when, "block": block, "opening": opening, "added_early": early, "added_late": late}, "Depreciation of the year", rs(dep), "Appendix I, III(2)(ii) and (3)(ii)(b), notification 69/2019")
    lives = {"Plant and machinery, general": 15, "Computer, laptop or other end-user device": 3, "Furniture and fittings": 10, "Office equipment": 5, "Motor car, not for hire": 8, "Server or network": 6}
    for asset, life in lives.items():
        for cost, used in [(500000, "2026-04-01"), (123456, "2025-10-17")]:
            residual = half_up(F(cost) * 5 / 100)
            u = day(used)
            end = date(u.year + (1 if (u.month, u.day) > (3, 31) else 0), 3, 31)
            year_days = (end - plus(months_on(end, -12), 0)).days
            n = (end - u).days + 1
            line = half_up(half_up((cost - residual) / life) * n / year_days)
            values = {"law": "Companies Act: the life of an asset", "day": used, "asset": asset, "cost": cost}
            case("depreciation-calculator", values, "First financial year", rs(line), "Schedule II Part C; straight line by days")
            rate = 1 - (D(residual.numerator) / D(residual.denominator) / D(cost)) ** (D(1) / life)
            whole = half_up(F(D(cost) * rate))
            case("depreciation-calculator", {**values, "method": "written-down value"}, "First financial year", rs(half_up(whole * n / year_days)), "1 − (residual/cost)^(1/life), by days")


def worth():
    for outlay, flows, rate in [(1000000, [250000, 300000, 350000, 400000], 10), (100, [110], 10), (100, [110], 0), (5000, [1000] * 5, 12.5), (1000.5, [500.25, 400.75, 300.1], 7.77), (100000, [60000, -20000, 90000], 9), (10, [1] * 30, 3.25), (2500000, [400000] * 10, 11.4)]:
        r = F(str(rate)) / 100
        npv = -F(str(outlay)) + sum(F(str(c)) / (1 + r) ** (i + 1) for i, c in enumerate(flows))
        values = {"outlay": outlay, "flows": ";".join(map(str, flows)), "rate": rate}
        case("npv-irr-calculator", values, "Net present value", rs(half_up(npv)), "sum of flow ÷ (1+rate)^t in exact fractions")
        lo, hi = D("-0.99"), D(10)
        f = lambda x: sum(D(str(c)) / (1 + x) ** i for i, c in enumerate([-outlay] + flows))
        if f(lo) > 0 > f(hi):
            for _ in range(200):
                mid = (lo + hi) / 2
                lo, hi = (mid, hi) if f(mid) > 0 else (lo, mid)
            case("npv-irr-calculator", values, "Internal rate of return", pct(lo * 100), "bisection in 60 digits")


def prices():
    for fixed, price, cost in [(100000, 250, 150), (99999.99, 19.99, 7.5), (1, 2, 1), (0, 10, 5), (500000, 1200, 733.33), (75000, 99, 98.5)]:
        c = F(str(price)) - F(str(cost))
        case("break-even-calculator", {"fixed_cost": fixed, "unit_price": price, "unit_cost": cost}, "Break-even units", dec(up(F(str(fixed)) / c), 6) + " units", "fixed cost ÷ contribution, up to a whole unit")
        case("break-even-calculator", {"fixed_cost": fixed, "unit_price": price, "unit_cost": cost}, "Contribution ratio", pct(c / F(str(price)) * 100, 2), "contribution ÷ price")
    for cost, markup in [(100, 25), (80, 12.5), (999.99, 100), (250, 0), (10, 33.33)]:
        case("markup-margin-converter", {"cost": cost, "markup": markup}, "Price", rs(half_up(F(str(cost)) * (100 + F(str(markup))) / 100)), "cost × (1 + markup)")
        case("markup-margin-converter", {"markup": markup}, "Margin on price", pct(F(str(markup)) / (100 + F(str(markup))) * 100, 2), "markup ÷ (1 + markup)")
    for margin in [20, 50, 33.33, 75]:
        case("markup-margin-converter", {"margin": margin}, "Markup on cost", pct(F(str(margin)) / (100 - F(str(margin))) * 100, 2), "margin ÷ (1 − margin)")


def all_cases():
    gst(); late_gst(); msme(); pay(); gratuity(); loans(); savings(); growth(); depreciation(); worth(); prices()
