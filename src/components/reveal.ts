/** Opens the closed lists around an element. A browser does so by itself, but only when it opens an address with a hash. */
export function reveal(id: string): void {
  let list = document.getElementById(id)?.closest('details');
  for (; list; list = list.parentElement?.closest('details')) list.open = true;
}
