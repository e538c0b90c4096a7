import { filters, type Filter } from '../status.ts';
import type { Choice } from './store.ts';

/** Which page of which enquiries is shown. */
export interface ListView extends Choice {
  /** From 1. */
  page: number;
}

const isFilter = (value: string): value is Filter => (filters as readonly string[]).includes(value);

/** Reads the choice from a query or a form. Invalid values become the default. */
export function listViewIn(get: (name: string) => string | null | undefined): ListView {
  const filter = get('status') ?? '';
  const page = get('page') ?? '';
  return {
    filter: isFilter(filter) ? filter : 'new',
    // PostgreSQL's texts cannot contain the character 0.
    search: (get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The values of a choice that differ from the default. */
export function viewParameters({ filter, search, page }: ListView): Record<string, string> {
  return {
    ...(filter !== 'new' && { status: filter }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of a choice. */
export function listAddress(path: string, view: ListView, extra: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...viewParameters(view), ...extra }).toString();
  return query === '' ? path : `${path}?${query}`;
}
