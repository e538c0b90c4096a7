import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data' with { type: 'json' };
import { transform } from 'lightningcss';
import type { Page } from 'playwright/test';
import { oldestBrowsers } from '../../../../scripts/build/browsers.ts';

/** Whether a version of a browser has a feature, without a flag or a prefix. */
function has(statements: SimpleSupportStatement[], version: number): boolean {
  return statements.some(({ version_added: added, version_removed, flags, prefix, alternative_name: other }) => {
    const first = Number.parseFloat(String(added).replace('≤', ''));
    return first <= version && !version_removed && !flags && !prefix && !other;
  });
}

/** The key of a feature's own statement; the other keys are the features in it. */
const statementOf = '__compat';

/** Whether one of the oldest browsers lacks a feature. */
function isLacking({ [statementOf]: compat }: Identifier): boolean {
  if (!compat) return false;
  return Object.entries(oldestBrowsers).some(([name, version]) => {
    const statements = compat.support[name as keyof typeof oldestBrowsers] ?? [];
    return !has([statements].flat() as SimpleSupportStatement[], version);
  });
}

const childrenOf = (feature: Identifier = {}) =>
  Object.entries(feature as Record<string, Identifier>).filter(([name]) => name !== statementOf);

/** What one of the oldest browsers lacks: methods and properties as [interface, name], and whole interfaces. */
const lacking = [...childrenOf(bcd.api), ...childrenOf(bcd.javascript.builtins)].flatMap(([owner, feature]) =>
  isLacking(feature)
    ? [['Window', owner]]
    : childrenOf(feature)
        .filter(([name, member]) => name !== owner && isLacking(member))
        .map(([name]) => [owner, name]),
);
const lackingSelectors = childrenOf(bcd.css.selectors)
  .filter(([, feature]) => isLacking(feature))
  .map(([name]) => name);

/** Runs in the page, before its scripts. */
function takeAway(members: typeof lacking): void {
  for (const [owner = '', name = ''] of members) {
    const type = owner === 'Window' ? undefined : Reflect.get(globalThis, owner);
    const own = name.replace(/_static$/, '');
    const place = type === undefined ? globalThis : own === name ? type.prototype : type;
    if (place && Reflect.getOwnPropertyDescriptor(place, own)?.configurable) Reflect.deleteProperty(place, own);
  }
}

/** Whether a selector, or one inside it, is lacking. */
function isNewer(selector: unknown): boolean {
  if (typeof selector !== 'object' || selector === null) return false;
  const { type, kind, name } = selector as Readonly<Record<string, unknown>>;
  if (String(type).startsWith('pseudo') && lackingSelectors.some((one) => one === kind || one === name)) return true;
  return Object.values(selector).some(isNewer);
}

/** A stylesheet without the rules that an old browser drops. `mixed` gets rules that also have selectors it knows. */
function withoutNewerRules(css: string, mixed: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          const newer = selectors.filter(isNewer);
          if (newer.length > 0 && newer.length < selectors.length) mixed.push(JSON.stringify(selectors));
          return newer.length > 0 ? [] : undefined;
        },
        'starting-style': () => [],
      },
    },
  });
  return code.toString();
}

/**
 * Takes away what one of the oldest browsers lacks: methods, properties and rules with newer selectors. Returns a list that gets the rules that such a browser drops although it knows a selector of theirs.
 */
export async function useOldBrowser(page: Page): Promise<readonly string[]> {
  const mixed: string[] = [];
  await page.addInitScript(takeAway, lacking);
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!['document', 'stylesheet'].includes(request.resourceType()) || request.method() !== 'GET')
      return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      request.resourceType() === 'stylesheet'
        ? withoutNewerRules(text, mixed)
        : text.replace(
            /(<style>)(.*?)(?=<\/style>)/s,
            (_, tag: string, css: string) => tag + withoutNewerRules(css, mixed),
          );
    return route.fulfill({ response, body });
  });
  return mixed;
}
