"""Writes ../calculator-cases.tsv: what each calculator must answer, worked out here in exact fractions and not by the tools.

    python3 test/facts/calculator-cases/make.py
"""
import json
from pathlib import Path

import dates
import income_tax
import trade
from frame import CASES

income_tax.all_cases()
trade.all_cases()
dates.all_cases()
lines = ["tool\tvalues\tlabel\texpected\tsource"]
for tool, values, label, expected, source in CASES:
    lines.append("\t".join([tool, json.dumps(values, ensure_ascii=False), label, expected, source]))
Path(__file__).parent.with_name("calculator-cases.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
print(len(CASES), "cases of", len({tool for tool, *_ in CASES}), "tools")
