"""Income tax: slabs, TDS, HRA, advance tax, interest for delay, capital gains. Constants are typed here anew, from the Acts."""
from frame import *

L = 100000
NEW25 = [(4 * L, 5), (8 * L, 10), (12 * L, 15), (16 * L, 20), (20 * L, 25), (24 * L, 30)]
NEW24 = [(3 * L, 5), (7 * L, 10), (10 * L, 15), (12 * L, 20), (15 * L, 30)]
OLD = {"below 60": [(2.5 * L, 5), (5 * L, 20), (10 * L, 30)], "60 to 79": [(3 * L, 5), (5 * L, 20), (10 * L, 30)], "80 and above": [(5 * L, 20), (10 * L, 30)]}
SUR_NEW = [(50 * L, 10), (100 * L, 15), (200 * L, 25)]
SUR_OLD = SUR_NEW + [(500 * L, 37)]


def slab_tax(bands, income):
    tax = F(0)
    for i, (above, rate) in enumerate(bands):
        top = bands[i + 1][0] if i + 1 < len(bands) else income
        if income > above:
            tax += half_up((min(F(income), F(top)) - F(above)) * rate / 100)
    return tax


def income_tax(bands, surcharges, income, rebate_limit, rebate_most, marginal, resident=True):
    tax = slab_tax(bands, income)
    if resident:
        if income <= rebate_limit:
            tax -= min(tax, F(rebate_most))
        elif marginal:
            tax = min(tax, F(income) - rebate_limit)
    rate, start, before = 0, None, 0
    for i, (above, r) in enumerate(surcharges):
        if income > above:
            rate, start, before = r, above, surcharges[i - 1][1] if i else 0
    total = tax + half_up(tax * rate / 100)
    if start is not None:
        at = slab_tax(bands, start)
        total = min(total, at + half_up(at * before / 100) + income - start)
    return half_up(total + half_up(total * 4 / 100), F(10))


def slabs():
    src = "Finance Act slabs; s.87A / s.156 rebate, surcharge with marginal relief, cess 4%, rounded to ten rupees"
    for year, bands, limit, most in [("FY 2024-25", NEW24, 7 * L, 25000), ("FY 2025-26", NEW25, 12 * L, 60000), ("Tax year 2026-27", NEW25, 12 * L, 60000)]:
        for salary in [0, 300000, 475000, 775000, 782500, 1275000, 1275010, 1300000, 1346000, 1385000 + 75000, 1800000, 2475000, 5075000, 5200000, 10075000, 20200000, 52500000]:
            income = half_up(F(max(0, salary - 75000)), F(10))
            case("income-tax-slab-calculator", {"tax_year": year, "salary": salary}, "Tax under the new regime", rs(income_tax(bands, SUR_NEW, income, limit, most, True)), src)
    for age, salary, ded in [("below 60", 550000, 0), ("below 60", 560000, 0), ("below 60", 1200000, 150000), ("60 to 79", 900000, 50000), ("80 and above", 1100000, 25000), ("below 60", 5100000, 200000), ("below 60", 51000000, 0), ("80 and above", 540000, 0)]:
        income = half_up(F(max(0, salary - 50000 - ded)), F(10))
        case("income-tax-slab-calculator", {"tax_year": "FY 2025-26", "salary": salary, "old_regime_deductions": ded, "age": age}, "Tax under the old regime", rs(income_tax(OLD[age], SUR_OLD, income, 5 * L, 12500, False)), src)


# Nature: rates for individual or family, company, other; threshold; single payment; the kind of base.
TDS = {
    "Contract work": ((1, 2, 2), 100000, 30000),
    "Professional fees": ((10, 10, 10), 50000, None),
    "Technical services, call centre or film royalty": ((2, 2, 2), 50000, None),
    "Commission or brokerage": ((2, 2, 2), 20000, None),
    "Rent of land, building or furniture": ((10, 10, 10), 50000, None),
    "Rent of plant or machinery": ((2, 2, 2), 50000, None),
    "Director fees other than salary": ((10, 10, 10), 0, None),
    "Other interest": ((10, 10, 10), 10000, None),
    "Compensation for acquired land": ((10, 10, 10), 500000, None),
    "Salary, interest or commission to a partner": ((10, 10, 10), 20000, None),
    "Benefit or perquisite of a business": ((10, 10, 10), 20000, None),
    "Insurance commission": ((2, 10, 2), 20000, None),
}
PAYEES = {"individual": 0, "Hindu undivided family": 0, "company": 1, "firm or other": 2}


def tds():
    src = "Income-tax Act 2025 s.393(1) table and s.393(4); 1961 Act ch. XVII-B"
    for nature, (rates, limit, single) in TDS.items():
        for payee, before, amount in [("individual", 0, limit), ("company", 0, limit + 1), ("firm or other", limit, 12345), ("individual", limit, 999)]:
            total = before + amount
            base = total if total > limit else (amount if single and amount > single else 0)
            tax = half_up(F(base) * rates[PAYEES[payee]] / 100, F(1))
            case("tds-calculator", {"nature": nature, "payee": payee, "amount": amount, "paid_before": before, "payment_date": "2026-06-01"}, "TDS", rs(tax), src)
    for payee, amount, expected in [("individual", 10000, 0), ("individual", 10001, 1000), ("company", 8000, 800), ("Hindu undivided family", 8000, 800), ("firm or other", 1, 0), ("company", 10000, 1000)]:
        case("tds-calculator", {"nature": "Dividend", "payee": payee, "amount": amount, "payment_date": "2026-06-01"}, "TDS", rs(expected), "s.194 first proviso; s.393(4): the limit is for individuals only")
    for when, value, amount, expected in [("2025-12-01", 5000000, 5000000, 50000), ("2026-04-01", 5000000, 5000000, 0), ("2026-04-01", 5000001, 5000000, 50000), ("2026-04-01", 6000000, 1000000, 10000), ("2025-04-01", 4999999, 4999999, 0)]:
        case("tds-calculator", {"nature": "Purchase of immovable property", "payee": "individual", "amount": amount, "property_value": value, "payment_date": when}, "TDS", rs(expected), "s.194-IA(2): less than 50 lakh; s.393(1): exceeds 50 lakh")
    bank = "Interest from a bank, co-operative bank or post office"
    for payee, senior, amount, expected in [("individual", True, 100000, 0), ("individual", True, 100001, 10000), ("individual", False, 50001, 5000), ("company", True, 60000, 6000)]:
        case("tds-calculator", {"nature": bank, "payee": payee, "senior": senior, "amount": amount, "payment_date": "2026-06-01"}, "TDS", rs(expected), "s.194A(3)(i); s.393(1) Sl. 5(ii)")
    for amount, pan, expected in [(5100000, True, 100), (5000000, True, 0), (5100000, False, 5000), (7512345, True, 2512)]:
        case("tds-calculator", {"nature": "Purchase of goods", "payee": "company", "amount": amount, "pan_given": pan, "payment_date": "2026-06-01"}, "TDS", rs(expected), "s.194Q: on the excess over 50 lakh; 5% without PAN")


def hra():
    src = "least of HRA, rent less a tenth of salary, 50% or 40% of salary (rule 2A; rule 279)"
    metros = {"before": {"Chennai", "Delhi", "Kolkata", "Mumbai"}, "after": {"Chennai", "Delhi", "Kolkata", "Mumbai", "Ahmedabad", "Bengaluru", "Hyderabad", "Pune"}}
    for first, era in [("2025-04-01", "before"), ("2026-04-01", "after")]:
        for salary, allowance, rent, city in [(60000, 24000, 25000, "Pune"), (60000, 24000, 25000, "Mumbai"), (40000, 30000, 50000, "Bengaluru"), (33333, 12000, 9000, "another city"), (50000, 20000, 4000, "Delhi"), (75000.5, 40000, 45000.75, "another city"), (120000, 48000, 60000, "Hyderabad"), (18000, 7200, 1800, "Chennai"), (200000, 200000, 150000, "Ahmedabad")]:
            s, a, r = F(str(salary)), F(str(allowance)), F(str(rent))
            least = min(a, max(F(0), r - half_up(s / 10)), half_up(s * (50 if city in metros[era] else 40) / 100))
            case("hra-exemption-calculator", {"first_month": first, "months": 12, "salary": salary, "hra": allowance, "rent": rent, "city": city}, "Exempt", rs(least * 12), src)


def advance_tax():
    src = "ss.207 to 211; Income-tax Act 2025 ss.403 to 408"
    for tax, deducted, paid, when in [(240000, 40000, 90000, "2026-11-16"), (100000, 0, 0, "2026-06-15"), (100000, 0, 20000, "2026-09-15"), (99999, 0, 0, "2026-12-16"), (1234567, 234567, 750000, "2026-12-10")]:
        due = F(tax - deducted)
        dates = [("2026-06-15", 15), ("2026-09-15", 45), ("2026-12-15", 75), ("2027-03-15", 100)]
        nxt = next(p for d, p in dates if d >= when)
        values = {"tax_year": "Tax year 2026-27", "tax": tax, "deducted": deducted, "paid": paid, "as_of": when}
        case("advance-tax-calculator", values, "To pay by then", rs(max(F(0), half_up(due * nxt / 100) - paid)), src)
        case("advance-tax-calculator", values, "Tax after deduction at source", rs(due), src)
    for tax, deducted, expected in [(9999, 0, "no"), (10000, 0, "yes"), (50000, 40001, "no"), (50000, 40000, "yes")]:
        case("advance-tax-calculator", {"tax_year": "FY 2025-26", "tax": tax, "deducted": deducted}, "Advance tax due", expected, "s.208: ₹10,000 or more")
    case("advance-tax-calculator", {"tax_year": "FY 2025-26", "tax": 500000, "senior_without_business": True}, "Advance tax due", "no", "s.207(2)")
    for at, share in enumerate([15, 30, 30, 25]):
        case("advance-tax-calculator", {"tax_year": "FY 2024-25", "tax": 400000}, f"Instalments[{at},3]", rs(F(400000) * share / 100), "s.211")


def hundreds(x):
    return F(max(0, int(x)) // 100 * 100)


def months_or_part(a, b):
    if b < a:
        return 0
    n, rest = whole_months(a, plus(b, 1))
    return n + (1 if rest else 0)


def interest():
    src = "ss.234A, 234B, 234C with rule 119A; Income-tax Act 2025 ss.423 to 425"
    for label, end, tax, paid, year_paid, due, filed in [
        ("FY 2025-26", "2026-03-31", 200000, (20000, 60000, 100000, 150000), 150000, "2026-07-31", "2026-10-05"),
        ("FY 2025-26", "2026-03-31", 100000, (0, 0, 0, 0), 0, "2026-07-31", "2026-07-31"),
        ("FY 2025-26", "2026-03-31", 100000, (12000, 36000, 75000, 100000), 100000, "2026-07-31", "2026-07-20"),
        ("FY 2025-26", "2026-03-31", 100000, (11999, 35999, 74999, 99999), 99999, "2026-07-31", "2026-08-31"),
        ("FY 2025-26", "2026-03-31", 9999, (0, 0, 0, 0), 0, "2026-07-31", "2026-09-01"),
        ("FY 2025-26", "2026-03-31", 10000, (0, 0, 0, 0), 0, "2026-07-31", "2026-09-01"),
        ("FY 2024-25", "2025-03-31", 345678, (10000, 50000, 90000, 200000), 311110, "2025-09-16", "2025-12-31"),
        ("Tax year 2026-27", "2027-03-31", 500050, (75000, 225000, 375000, 450000), 450045, "2027-07-31", "2027-11-30"),
        ("FY 2025-26", "2026-03-31", 250000, (37500, 112500, 187500, 250000), 250000, "2026-10-31", "2026-12-15"),
    ]:
        liable = tax >= 10000
        lines = [(15, 12, 3), (45, 36, 3), (75, None, 3), (100, None, 1)]
        c = F(0)
        for (p, enough, m), got in zip(lines, paid):
            if liable and not (enough and got >= F(tax) * enough / 100):
                c += hundreds(half_up(F(tax) * p / 100) - got) * m / 100
        gap = max(0, tax - year_paid)
        b = hundreds(gap) * months_or_part(plus(day(end), 1), day(filed)) / 100 if liable and year_paid < half_up(F(tax) * 90 / 100) else F(0)
        a = hundreds(gap) * months_or_part(plus(day(due), 1), day(filed)) / 100 if filed > due else F(0)
        values = {"tax_year": label, "tax": tax, "paid_june": paid[0], "paid_september": paid[1], "paid_december": paid[2], "paid_march": paid[3], "paid_year": year_paid, "due_date": due, "filed_on": filed}
        s = ("423", "424", "425") if label.startswith("Tax") else ("234A", "234B", "234C")
        case("interest-234abc-calculator", values, f"Late return (section {s[0]})", rs(a), src)
        case("interest-234abc-calculator", values, f"Shortfall of advance tax (section {s[1]})", rs(b), src)
        case("interest-234abc-calculator", values, f"Deferment of instalments (section {s[2]})", rs(c), src)
        case("interest-234abc-calculator", values, "Interest in all", rs(a + b + c), src)


CII = dict(zip(range(2001, 2026), [100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317, 331, 348, 363, 376]))


def capital_gains():
    eq, land, gold = "Listed share or equity fund unit (STT paid)", "Land or building", "Gold or another asset"
    src = "ss.2(42A), 48, 111A, 112, 112A as amended in 2024; Income-tax Act 2025 ss.196 to 198"
    for bought, sold, price, cost, exp, used in [("2023-05-10", "2026-08-20", 900000, 500000, 2000, 0), ("2025-08-01", "2026-08-01", 300000, 200000, 0, 0), ("2025-08-01", "2026-08-02", 500000, 200000, 0, 0), ("2020-01-01", "2025-01-01", 625000, 500000, 0, 0), ("2020-01-01", "2025-01-01", 700000, 500000, 0, 100000), ("2024-01-01", "2024-12-31", 100000.5, 90000.25, 10, 0)]:
        long = day(sold) > months_on(day(bought), 12)
        gain = F(str(price)) - F(str(cost)) - exp
        exempt = min(max(F(0), gain), F(125000 - used)) if long else F(0)
        tax = half_up((max(F(0), gain) - exempt) * (F(25, 2) if long else 20) / 100)
        values = {"asset": eq, "bought_on": bought, "sold_on": sold, "price": price, "cost": cost, "expenses": exp, "exemption_used": used}
        case("capital-gains-calculator", values, "Term", "long-term" if long else "short-term", src)
        case("capital-gains-calculator", values, "Tax with cess", rs(tax + half_up(tax * 4 / 100)), src)
    for bought, cost, v2018, price in [("2015-06-01", 100000, 250000, 600000), ("2015-06-01", 100000, 900000, 600000), ("2015-06-01", 300000, 250000, 600000), ("2018-02-01", 100000, 250000, 600000)]:
        c = max(cost, min(v2018, price)) if bought < "2018-02-01" else cost
        case("capital-gains-calculator", {"asset": eq, "bought_on": bought, "sold_on": "2025-06-01", "price": price, "cost": cost, "value_2018": v2018}, "Gain", rs(price - c), "s.55(2)(ac): higher of cost and the lower of value and price")
    for bought, sold, cost, price in [("2005-05-01", "2025-05-01", 1000000, 5000000), ("2012-12-31", "2025-03-31", 3000000, 4500000), ("2001-04-01", "2025-12-31", 500000, 4000000), ("2022-01-15", "2025-06-30", 2500000, 2900000)]:
        fy = lambda d: d.year - (1 if (d.month, d.day) < (4, 1) else 0)
        indexed = half_up(F(cost) * CII[fy(day(sold))] / CII[fy(day(bought))])
        plain = half_up(F(max(0, price - cost)) / 8)
        with_index = half_up(max(F(0), price - indexed) / 5)
        values = {"asset": land, "bought_on": bought, "sold_on": sold, "price": price, "cost": cost}
        case("capital-gains-calculator", values, "Indexed cost", rs(indexed), "cost inflation index, S.O. 1790(E) and notification 70/2025")
        case("capital-gains-calculator", values, "Tax", rs(min(plain, with_index)), "s.112 second proviso; s.197(3): the lower of 12.5% and 20% indexed")
    for stamp, price, expected in [(1100000, 1000000, 1000000), (1100001, 1000000, 1100001), (900000, 1000000, 1000000)]:
        case("capital-gains-calculator", {"asset": land, "bought_on": "2024-08-01", "sold_on": "2026-09-01", "price": price, "cost": 700000, "stamp_value": stamp}, "Price that counts", rs(expected), "s.50C third proviso: 110%")
    for asset, bought, sold, expected in [(gold, "2024-05-01", "2026-05-01", "short-term"), (gold, "2024-05-01", "2026-05-02", "long-term"), ("Unlisted share", "2024-05-01", "2026-05-02", "long-term"), ("Listed bond, debenture or other listed security", "2025-05-01", "2026-05-02", "long-term"), ("Debt fund unit bought since 1 April 2023", "2023-04-01", "2026-05-02", "short-term"), ("Unlisted bond or debenture, or market-linked debenture", "2019-05-01", "2024-07-23", "short-term"), ("Unlisted bond or debenture, or market-linked debenture", "2012-05-01", "2026-05-02", "short-term")]:
        case("capital-gains-calculator", {"asset": asset, "bought_on": bought, "sold_on": sold, "price": 2, "cost": 1}, "Term", expected, "s.2(42A), s.50AA")
    case("capital-gains-calculator", {"asset": gold, "bought_on": "2026-01-01", "sold_on": "2026-06-01", "price": 150000, "cost": 100000, "slab_rate": 30}, "Tax with cess", rs(F(50000) * 30 / 100 * 104 / 100), "slab rate with cess 4%")


def all_cases():
    slabs(); tds(); hra(); advance_tax(); interest(); capital_gains()
