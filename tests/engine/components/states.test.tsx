import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer } from '#components/Footer.tsx';
import { HomesAround } from '#components/HomesAround.tsx';
import { OpeningHours } from '#components/OpeningHours.tsx';
import { Pill } from '#components/Pill.tsx';
import { Reviews } from '#components/Reviews.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Evidence } from '#components/TileGrid.tsx';
import { Toast } from '#components/Toast.tsx';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import { Fields } from '#enquiry/Fields.tsx';
import { corrected, notesOf } from '#enquiry/mistakes.ts';
import { Summary } from '#enquiry/Summary.tsx';
import { site } from '#generated/site.ts';
import type { ContactPage } from '../../../src/pages/contact/data.ts';
import { readPage } from '../../../src/render/read-page.ts';
import { projectOf } from '../../support/sites.ts';
import { validityFaults } from '../../support/validity.ts';
import { htmlOf } from './render.tsx';

afterEach(() => vi.restoreAllMocks());

// What built pages show is tested on built pages. These states come from a visitor, or from facts that no company of the
// tests has.
const picture = '<svg viewBox="0 0 4 3" aria-hidden="true" focusable="false"><path d="M0 0h4v3H0z"/></svg>';
const { choices } = readPage(projectOf('first'), '/contact') as ContactPage;
const mistakes = { name: 'Type your name.', service: 'Choose a service.' };
const notes = { ...notesOf(mistakes), email: corrected };
const closed = { label: 'Stocktaking', from: '2099-03-21', to: '2099-03-21', dates: '21 March 2099' };
const review = { name: 'Devi', location: 'Bishan, 4-room flat', text: 'Neat.', rating: 1, sample: true };
const sheet = {
  name: 'Sheet',
  start: 'Start',
  some: { strong: '{ready} of {count} ready.', text: 'Light them all.' },
  all: { strong: 'All {count} ready.', text: 'Good morning.' },
  signs: ['One', 'The other'],
  prints: 'What is printed.',
  visits: 4,
};
const items = [{ name: 'Kitchen', tasks: ['One task'], notIncluded: 'Ovens.' }, { name: 'Entrance' }];
const inclusions = { heading: 'Rooms', lead: 'All.', numbered: true, sheet, items, extra: 'Windows.' };
const rooms = (['left', 'right'] as const).map((place) => ({ place, picture }));

const states: Readonly<Record<string, ReactElement>> = {
  'a form below another heading': (
    <EnquiryForm
      words={{ heading: 'Ask', button: 'Send' }}
      site={site}
      choices={choices}
      headingLevel="h3"
      page="/first"
      area="Area"
    />
  ),
  'fields with mistakes, and one that was corrected': <Fields services={site.enquiryServices} notes={notes} />,
  'the summary of a mistake': <Summary notes={notesOf({ name: mistakes.name })} />,
  'the summary of several mistakes': <Summary notes={notesOf(mistakes)} />,
  'a failure': <Toast title="Error" text="Not sent." phone={site.phone} />,
  'a footer with WhatsApp and no network': <Footer site={{ ...site, whatsapp: '+00 000 000', social: [] }} />,
  'special days': <OpeningHours {...site} openingHours={{ ...site.openingHours, special: [closed] }} />,
  'a line without a colour': <Pill sign={{ code: 'ZZ9', line: 'zz', lineName: 'A line' }} />,
  'a sample review': <Reviews head={{ heading: 'Heard' }} background="mango" reviews={[review]} />,
  'evidence without an address': <Evidence items={[{ label: 'Insurer', text: 'Kancil Insurance' }]} />,
  'an area without flats': (
    <HomesAround homes={{ heading: 'Homes', summary: 'None.', flatTypes: [], picture, windowsCaption: '' }} />
  ),
  'a sheet of two rooms for several visits': (
    <Sheet service={{ name: 'Service', inclusions }} pictures={{ rooms, gable: picture, deck: picture }} site={site} />
  ),
};

test.each(Object.entries(states))('%s: the markup is valid', async (_, element) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = htmlOf(element);
  expect(complaint.mock.calls).toEqual([]);
  expect(html).toMatch(/^<(?!.*(?:\bundefined\b|\bnull\b|\bNaN\b|\[object|class=""|<option>|href=""))/s);
  expect(await validityFaults(html, 'components')).toEqual([]);
});
