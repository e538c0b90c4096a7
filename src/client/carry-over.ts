type Part = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement & HTMLDetailsElement;

/** What a visitor can change, press or focus on a page. The keys depend neither on words nor on elements that others add. */
function interactiveParts(root: Element): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const part of root.querySelectorAll<Part>('a,button,details,input,select,summary,textarea')) {
    const key = [part.tagName, ...['id', 'type', 'name', 'href'].map((name) => part.getAttribute(name))].join(' ');
    let number = 0;
    while (parts.has(`${key} ${number}`)) number += 1;
    parts.set(`${key} ${number}`, part);
  }
  return parts;
}

/** Gives a new part what the visitor has changed in the old one. */
function carry(from: Part, to: Part): void {
  if (from.open) to.open = true;
  if (!from.matches('input:not([type=hidden]),select,textarea')) return;
  if (from.checked !== from.defaultChecked) to.checked = from.checked;
  const original = from.options ? [...from.options].find((option) => option.defaultSelected)?.value : from.defaultValue;
  if (from.value !== original) to.value = from.value;
}

/**
 * Remembers the parts of a page just before hydration, which nothing interrupts. If other programs have changed the page,
 * React makes all parts anew. The returned function then carries over what was typed, chosen, opened and pressed, and the
 * focus.
 */
export function carryOver(root: Element, presses: HTMLButtonElement[]): () => void {
  const before = interactiveParts(root);
  const focused = document.activeElement;
  return () => {
    const after = interactiveParts(root);
    for (const [key, from] of before) {
      const to = after.get(key);
      if (!to || from.isConnected) continue;
      carry(from, to);
      for (const [place, button] of presses.entries()) if (button === (from as Element)) presses[place] = to as never;
      if (from !== focused) continue;
      to.focus({ preventScroll: true });
      // A field for an address of mail has no selection.
      if (typeof from.selectionStart === 'number') to.setSelectionRange(from.selectionStart, from.selectionEnd);
    }
  };
}

/**
 * Repeats the presses, now that React answers them, but never on the button of a form that has no problems any more: it
 * would be sent.
 */
export function repeat(presses: HTMLButtonElement[]): void {
  for (const button of presses.splice(0)) if (!button.form?.matches(':valid')) button.click();
}
