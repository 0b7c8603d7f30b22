// Keeps the language of a page in its links and forms, in one place for all pages: on the server for the whole page, in
// the browser for what a script puts into it.

/** The address with `lang`; empty: without. What stands after `#` stays last. */
export function addressIn(address: string, language: string): string {
  const [place = '', anchor] = address.split('#', 2);
  const [path = '', search = ''] = place.split('?', 2);
  const parameters = search.split('&').filter((one) => one !== '' && !one.startsWith('lang='));
  if (language !== '') parameters.push(`lang=${language}`);
  return `${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Files and answers for programs are in English whoever asks. */
const FOR_PROGRAMS = /^\/(?:api|assets)\/|^\/mcp$|\.[a-z]+$/;
const LINK_OR_FORM = /<(a|form)\b([^>]*?\s(?:href|action))="([^"]*)"([^>]*)>/g;

/** Markup whose links within the site lead on in the same language; a link that names a language of its own is left. */
export function linksIn(markup: string, base: string, language: string): string {
  if (language === '') return markup;
  return markup.replace(LINK_OR_FORM, (whole, tag: string, before: string, escaped: string, after: string) => {
    if (!escaped.startsWith(`${base}/`) || escaped.startsWith('//') || /\shreflang=/.test(before + after)) return whole;
    const path = escaped.slice(base.length).split(/[?#]/, 1)[0] ?? '';
    if (FOR_PROGRAMS.test(path)) return whole;
    // A form that is sent has its language in the address too: a form that asks would lose it there.
    if (tag === 'form' && !/\smethod="post"/.test(before + after))
      return `${whole}<input type="hidden" name="lang" value="${language}">`;
    const address = addressIn(escaped.replaceAll('&amp;', '&'), language).replaceAll('&', '&amp;');
    return `<${tag}${before}="${address}"${after}>`;
  });
}
