// Share buttons open the system's share sheet where there is one; elsewhere they are not shown.

export function wireShare(): void {
  document.documentElement.toggleAttribute('data-can-share', 'share' in navigator);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share-url]') : null;
    if (button === null) return;
    const { shareUrl: url = '', shareText: text = '' } = button.dataset;
    // Who closes the sheet has decided; that is no failure.
    navigator.share({ text, url }).catch(() => {});
  });
}
