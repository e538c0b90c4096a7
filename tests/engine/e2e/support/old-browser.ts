import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data' with { type: 'json' };
import type { Page } from 'playwright/test';
import { oldestBrowsers } from '../../../../scripts/codegen/browsers.ts';

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

/** Runs in the page, before its scripts. */
function takeAway(members: typeof lacking): void {
  for (const [owner = '', name = ''] of members) {
    const type = owner === 'Window' ? undefined : Reflect.get(globalThis, owner);
    const own = name.replace(/_static$/, '');
    const place = type === undefined ? globalThis : own === name ? type.prototype : type;
    if (place && Reflect.getOwnPropertyDescriptor(place, own)?.configurable) Reflect.deleteProperty(place, own);
  }
}

/** Takes away the methods and properties that one of the oldest browsers lacks. */
export const useOldBrowser = (page: Page) => page.addInitScript(takeAway, lacking);
