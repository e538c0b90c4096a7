/**
 * The cell of the price board that the visitor has chosen, such as "move-in-out-cleaning.condo". It is in the address of
 * the page, so that Back and a reload keep it, and it goes along to the next page: in place in `last`, otherwise with
 * the referrer.
 */
const choiceIn = (search: string): string | undefined => new URLSearchParams(search).get('choice') ?? undefined;

function referred(): string | undefined {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? choiceIn(new URL(referrer).search) : undefined;
}

let last: string | undefined;

export const chosen = (): string | undefined => choiceIn(location.search) ?? last ?? referred();

/** Keeps a choice in the address. The page stays as it is. */
export function choose(value: string): void {
  last = value;
  const url = new URL(location.href);
  if (url.searchParams.get('choice') === value) return;
  url.searchParams.set('choice', value);
  history.replaceState(history.state, '', url);
}

/** Keeps each choice that is made in a board. Runs before React, which is fetched only when it is needed. */
export function watchChoices(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'choice') choose(target.value);
  });
}
