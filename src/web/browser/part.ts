// A part of the page that its script cannot do without.

export function part<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The page lacks ${selector}.`);
  return found;
}
