import type { Change } from '../../support/content-copy.ts';
import { change, edit, type ValidChange } from './change.ts';

const remove = (file: string): Change => ({ file: `data/${file}`, remove: true });

/** The price panel, and the facts of areas other than their housing. */
export const pricePanelAndPlaces: readonly ValidChange[] = [
  change(
    'the words of the panel of prices',
    edit('price-panel.yaml', 'label: 3-room,', 'label: Three rooms,'),
    edit('price-panel.yaml', 'quoted: { value: Free quote,', 'quoted: { value: Ask us,'),
    edit('price-panel.yaml', 'Next: a short form, and a same-day response.', 'Next: five questions.'),
  ),
  change(
    'a home more in the panel, and one less',
    edit(
      'price-panel.yaml',
      '      - { id: landed, label: Landed, message: landed home, picture: house }\n',
      '      - { id: terrace, label: Terrace house, message: terrace house, picture: house }\n      - { id: bungalow, label: Bungalow, message: bungalow, picture: house }\n',
    ),
    edit(
      'price-panel.yaml',
      '      - { id: 1-2-room, label: 1–2 room, message: 1- or 2-room HDB flat, picture: two-windows, flatType: oneAndTwoRoom }\n',
      '',
    ),
  ),
  change(
    'a service that the panel leaves to its own page',
    edit(
      'services/post-renovation-cleaning.yaml',
      'pricePanel:\n  name: Post renovation\n  asks: Post renovation cleaning\n  missing: "Price: free quote."\n  note: The consultation is free too.\n',
      '',
    ),
  ),
  change(
    'what visitors can check about the company',
    edit(
      'site.yaml',
      'footer:',
      `evidence:
  companyNumber: { number: 201500000A, url: https://register.example/ }
  licence: { number: CB61002, class: "1", expires: 2099-03-31, url: https://register.example/licences }
  insurer: { name: "Sim & Daughters' Insurance" }
footer:`,
    ),
  ),
  change(
    'the postcodes of an area, and none of another',
    edit('postcodes.yaml', '460001 460002 460010', '460001 460003 460010'),
    edit('books/postcodes-nearest.csv', '460002,bedok', '460003,bedok'),
    edit('postcodes.yaml', '  - area: punggol\n    postcodes: >-\n      820101 820102\n      821103\n', ''),
    edit('postcodes.yaml', 'within: 1\n', 'within: 1.5\n'),
  ),
  change('no postcodes at all', { file: 'data/postcodes.yaml', write: 'within: 1\nareas: []\n' }),
  change(
    'the blocks of a street, and an area without streets',
    edit('streets/bedok.yaml', 'blocks: 201–205, 213,', 'blocks: 201–206, 213,'),
    edit('books/streets.csv', '"201–205, 213,', '"201–206, 213,'),
    remove('streets/simei.yaml'),
  ),
  change(
    'an area with a typical picture, and another with one that is drawn',
    edit(
      'neighbourhoods/tiong-bahru.yaml',
      '  picture: tiong-bahru\n  light: noon\n  words: left\n  phone: { x: 640, width: 800 }\n',
      '',
    ),
    remove('pictures/tiong-bahru.svg'),
    edit(
      'neighbourhoods/joon-koon.yaml',
      'scene:\n  rail: viaduct\n',
      'scene:\n  rail: viaduct\n  picture: void-deck\n  light: afternoon\n  ground: peach\n  words: left\n  phone: { x: 640, width: 800 }\n',
    ),
  ),
  change(
    'the paragraph of an area, and none of another',
    edit(
      'neighbourhoods/punggol.yaml',
      'Sumang Walk and Punggol Field are young streets.',
      'New keys: every month, somebody’s.',
    ),
    edit(
      'neighbourhoods/bedok.yaml',
      'paragraph: "The blocks of Bedok North are mostly of the 1970s, and a 3-room flat typically has {size.threeRoom}. {landmark.1} is {distance.1} from the station."\n',
      '',
    ),
  ),
  change(
    'newer figures of an area, and fewer',
    edit('neighbourhoods/bedok.yaml', '  threeRoom: 67\n', '  threeRoom: 68\n'),
    edit('books/floor-areas.csv', 'bedok,3-room,67,', 'bedok,3-room,68,'),
    edit('neighbourhoods/bedok.yaml', '  resales: 453\n', '  resales: 471\n'),
    edit('books/turnover.csv', 'bedok,458,453,751', 'bedok,458,471,751'),
    edit('neighbourhoods/bedok.yaml', 'privateHomes:\n  source: private-sales\n  medianSize: 83\n  projects: 3\n', ''),
  ),
  change(
    'the words of a source',
    edit(
      'sources.yaml',
      'text: "Households: Census of Population 2020, by planning area."',
      'text: "Census of Population, 2020."',
    ),
    edit('sources.yaml', '    asOf: 2025-06\n', '    asOf: 2025-07\n'),
  ),
];
