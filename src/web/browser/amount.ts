// An amount that is typed once: the tax on it stands beside each rate of the page, and stays while searching on.
import { latinDigits } from '../../tariff/model/digits.ts';
import { texts } from '../texts/ofPage.ts';
import { isTouched } from './touched.ts';

export interface Amount {
  /** Puts the tax beside the rates that came since. */
  show(): void;
}

const KEY = 'kosh-amount';
/** Who types no further for so long is told the taxes. */
const PAUSE_MS = 700;

/** A number, and thousand, lakh or crore behind it; without the dot below of ड़ and ज़. */
const AMOUNT = /^(\d+\.?\d*)(?:(k|हजार)|(la(?:kh|c)s?|लाख)|(cr(?:ores?)?|करोड))?$/i;

/** `1,18,000.50`, `१०००`, `₹2.5 lakh` as paise; undefined: no amount. */
export function paiseOf(text: string): number | undefined {
  const plain = latinDigits(text.normalize('NFC')).replace(/[\s,₹\u093c]|^rs\.?|\/-$/gi, '');
  const [, number, thousand, lakh, crore] = AMOUNT.exec(plain) ?? [];
  const paise = Number(number) * (thousand ? 1e5 : lakh ? 1e7 : crore ? 1e9 : 100);
  // Nobody means a part of a paisa.
  return paise < 1e14 && Math.abs(paise - Math.round(paise)) < 1e-3 ? Math.round(paise) : undefined;
}

const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** Each half is rounded to the paisa, as an invoice has it; IGST is the whole, rounded by itself: totals may differ. */
export function taxText(paise: number, percent: number): string {
  if (percent === 0) return texts.card.noTax(rupees(paise));
  const half = Math.round((paise * percent) / 200);
  const whole = Math.round((paise * percent) / 100);
  return texts.card.tax(rupees(half), rupees(whole), rupees(paise + 2 * half), rupees(paise + whole));
}

/** `within`: where the amount boxes and rates are or will be. */
export function wireAmount(within: HTMLElement): Amount {
  const early = [...within.querySelectorAll<HTMLInputElement>('[data-amount]')].find(isTouched);
  let typed = early === undefined ? sessionValue() : kept(early.value);
  if (early !== undefined) early.dataset.typed = '';
  /** A price that the text names counts until another amount is typed. */
  const current = (): string =>
    within.querySelector<HTMLInputElement>('[data-amount][value]:not([data-typed])')?.defaultValue ?? typed;
  const show = (): void => {
    const amount = current();
    const paise = paiseOf(amount);
    const isWrong = paise === undefined && amount.trim() !== '';
    for (const box of within.querySelectorAll<HTMLInputElement>('[data-amount]')) {
      if (box.value !== amount) box.value = amount;
      box.ariaInvalid = String(isWrong);
    }
    for (const place of within.querySelectorAll('.amount .wrong'))
      place.textContent = isWrong ? texts.card.noAmount : '';
    for (const place of within.querySelectorAll<HTMLElement>('[data-tax]')) {
      place.dataset.parts ??= place.textContent ?? '';
      place.textContent = paise === undefined ? place.dataset.parts : taxText(paise, Number(place.dataset.tax));
    }
    for (const link of within.querySelectorAll<HTMLAnchorElement>('.amount a')) {
      const url = new URL(link.href);
      if (paise === undefined) url.searchParams.delete('amount');
      else url.searchParams.set('amount', String(paise / 100));
      link.href = url.href;
    }
  };
  let telling: ReturnType<typeof setTimeout> | undefined;
  /** `5%: CGST ₹25 + SGST ₹25 …` of each rate in sight, to those who do not see them change. */
  const tell = (): void => {
    const taxes = [...within.querySelectorAll('[data-tax]')]
      .filter((place) => place.checkVisibility())
      .map((place) => `${place.closest('li, p')?.querySelector('.rate')?.textContent}: ${place.textContent}`);
    for (const place of within.querySelectorAll('[data-told]'))
      place.textContent = paiseOf(current()) === undefined ? '' : [...new Set(taxes)].join('. ');
  };
  within.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.amount === undefined) return;
    typed = kept(target.value);
    target.dataset.typed = '';
    show();
    clearTimeout(telling);
    telling = setTimeout(tell, PAUSE_MS);
  });
  show();
  return { show };
}

function kept(typed: string): string {
  try {
    sessionStorage.setItem(KEY, typed);
  } catch {
    // Without storage the amount ends with the page.
  }
  return typed;
}

function sessionValue(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
