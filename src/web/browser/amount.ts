// An amount that is typed once: the tax on it stands beside each rate of the page, and stays while searching on.
import { texts } from '../texts/ofPage.ts';

export interface Amount {
  /** Puts the tax beside the rates that came since. */
  show(): void;
}

const KEY = 'kosh-amount';

/** `1,18,000.50` as paise; undefined: no amount. */
export function paiseOf(text: string): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '');
  return /^\d{1,12}(?:\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** Each half is rounded to the paisa, as an invoice has it; IGST is the whole, rounded by itself. */
export function taxText(paise: number, percent: number): string {
  if (percent === 0) return texts.card.noTax(rupees(paise));
  const half = Math.round((paise * percent) / 200);
  const whole = Math.round((paise * percent) / 100);
  return texts.card.tax(rupees(half), rupees(whole), rupees(paise + whole));
}

/** `within`: where the amount boxes and rates are or will be. */
export function wireAmount(within: HTMLElement): Amount {
  let typed = sessionValue();
  const show = (): void => {
    const paise = paiseOf(typed);
    for (const box of within.querySelectorAll<HTMLInputElement>('[data-amount]'))
      if (box.value !== typed) box.value = typed;
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
  within.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.amount === undefined) return;
    typed = target.value;
    try {
      sessionStorage.setItem(KEY, typed);
    } catch {
      // Without storage the amount ends with the page.
    }
    show();
  });
  show();
  return { show };
}

function sessionValue(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
