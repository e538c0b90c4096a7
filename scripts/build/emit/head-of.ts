import { fillText, type Variables } from '../../content/fill.ts';
import type { Head } from './page-types.ts';

export interface Titled {
  title: string;
  description: string;
}

/** What the browser tab and a search engine say of an entry's page. */
export function headOf({ title, description }: Titled, variables: Variables): Head {
  return { title: fillText(title, variables), description: fillText(description, variables) };
}
