import { createHash } from 'node:crypto';
import type { Content } from '#content/content.ts';
import { privacyVariables, siteVariables } from '#content/fill.ts';
import { renderSections } from '#content/text/markdown.ts';

/** The privacy notice as visitors read it. */
export function noticeSections(content: Content): ReturnType<typeof renderSections> {
  const { data, body } = content.single('page-privacy');
  const variables = { ...siteVariables(content), ...privacyVariables(data) };
  return renderSections(body, content.single('site').data, variables);
}

/**
 * The version of the notice, a hash of its text. It is stored with each enquiry, to show which text the sender agreed
 * to.
 */
export function noticeVersion(content: Content): string {
  return createHash('sha256')
    .update(JSON.stringify(noticeSections(content)))
    .digest('hex')
    .slice(0, 12);
}
