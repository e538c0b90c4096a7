import type { Change } from '../../support/content-copy.ts';
import { newKind } from '../../support/new-kind.ts';
import { tengah } from '../../support/tengah.ts';
import { madeReal } from '../../support/real-company.ts';
import { pricePanelAndPlaces } from './price-panel-and-places.ts';
import { change, edit, type ValidChange } from './change.ts';

const site = (from: string, to: string) => edit('site.yaml', from, to);

const removed = (slug: string): Change[] =>
  ['neighbourhoods', 'streets'].map((folder) => ({ file: `data/${folder}/${slug}.yaml`, remove: true }));

const realReview = `- name: "Siti O'Hara"
  location: "Punggol, 4-room HDB"
  text: "They said: \\"back at 5\\", and were. Spotless — even the cat's corner 🐈, honestly."
  rating: 4
  sample: false
`;
const sampleReview = `- name: Customer name
  location: Punggol, 4-room HDB
  text: Every cabinet wiped inside, window tracks too. We moved in the same evening.
  rating: 5
  sample: true
`;
/** The figures of the area that loses them, as they are in its file. */
const housingOfSimei = `housing:
  source: hdb-property-list
  blocks: 151
  flats: 14856
  firstBuilt: 1981
  lastBuilt: 2014
  decades:
    1980s: 85
    1990s: 8
    2010s: 7
  flatTypes:
    oneAndTwoRoom: 4
    threeRoom: 20
    fourRoom: 45
    fiveRoomAndLarger: 31
`;
const carousel = (from: string, to: string) => edit('testimonials/carousel.yaml', from, to);

export const validChanges: readonly ValidChange[] = [
  change('a kind of page is added, as docs/guides/add-a-page.md shows it', ...newKind),
  change('an area is added', tengah),
  change(
    'the words of the interface',
    edit('interface.yaml', 'book: Book Now', 'book: Reserve a Clean'),
    edit('interface.yaml', 'sample: Sample review', 'sample: Made up'),
    edit('interface.yaml', 'beforeNoon: AM', 'beforeNoon: a.m.'),
  ),
  change('an area is removed', ...removed('simei'), {
    file: 'data/redirects.yaml',
    append: '- from: /simei\n  to: /bedok\n',
    times: 1,
  }),
  change(
    'an area is renamed, with a redirect',
    { file: 'data/neighbourhoods/simei.yaml', renameTo: 'data/neighbourhoods/simei-east.yaml' },
    { file: 'data/streets/simei.yaml', renameTo: 'data/streets/simei-east.yaml' },
    edit('neighbourhoods/simei-east.yaml', 'name: Simei\n', 'name: Simei East\n'),
    { file: 'data/redirects.yaml', append: '- from: /simei\n  to: /simei-east\n', times: 1 },
  ),
  change('the phone number', site('+65 0000 0000', '+65 6123 4567')),
  change('the e-mail address', site('hello@sapu.example', 'clean.homes@sapu-group.example')),
  change(
    'the postal address',
    site('Blk 20 Sin Ming Lane, #03-55', '71 Ayer Rajah Crescent, #02-18'),
    site('"573968"', '"139951"'),
    site('{ block: "20", letterbox: "03-55" }', '{ block: "71", letterbox: "02-18" }'),
    edit('pages/about.md', 'Blk 20 Sin Ming Lane', '71 Ayer Rajah Crescent'),
  ),
  change('the brand', site('brand: Sapu', 'brand: R & C')),
  change('the address of the site', site('https://sapu.example', 'https://www.clean-and-co.sg')),
  change(
    'the opening hours',
    site('opens: "09:00", closes: "17:00"', 'opens: "10:00", closes: "14:30"'),
    site('{ label: Sunday, days: [Sunday] }', '{ label: Sunday, days: [Sunday], opens: "10:00", closes: "13:00" }'),
  ),
  change(
    'special opening days',
    site(
      'customerService:\n',
      '  special:\n    - { label: Christmas week, from: 2099-12-24, to: 2099-12-31, closed: true }\n    - { label: Eve, from: 2099-01-28, opens: "09:00", closes: "12:00" }\ncustomerService:\n',
    ),
  ),
  change(
    'special days that are past',
    site(
      'customerService:\n',
      '  special:\n    - { label: Christmas, from: 2020-12-25, closed: true }\ncustomerService:\n',
    ),
  ),
  change('the hours of customer service', site('hours: Monday to Friday, 9am to 6pm', 'hours: every day, 8am to 8pm')),
  change('a price', edit('services/move-in-out-cleaning.yaml', 'value: $380', 'value: $395')),
  change('a duration', edit('services/weekly-cleaning.yaml', 'value: 2-3,', 'value: 2-4,')),
  change(
    'a price beside the durations of weekly cleaning',
    edit(
      'services/weekly-cleaning.yaml',
      'durations:\n',
      'prices:\n  - { key: weekly-hour, label: An hour, prefix: from, value: $25 }\ndurations:\n',
    ),
  ),
  change(
    'social links',
    site(
      '  - { name: Instagram, icon: instagram, url: https://instagram.example/sapu }\n',
      '  - { name: YouTube, icon: youtube, url: https://youtube.example/sapu }\n',
    ),
  ),
  change('a WhatsApp number', site('email: hello', 'whatsapp: +65 8123 4567\nemail: hello')),
  change(
    'sentences of the home page',
    edit(
      'pages/home.yaml',
      'title: Professional Cleaning Services in Singapore\n',
      'title: A clean home, every week\n',
    ),
    edit('pages/home.yaml', 'Four stops, no transfers.', 'Four steps, nothing more & nothing less.'),
    edit('pages/home.yaml', 'heading: Ready for a cleaner space?', 'heading: "Ready? Let\'s begin."'),
  ),
  change(
    'sentences of the page of the locations',
    edit('pages/locations.yaml', 'title: We go where the line goes', 'title: Every stop, one team'),
    edit('pages/locations.yaml', '40+ neighbourhoods. Not on the list?', 'Dozens of neighbourhoods. Not on the list?'),
  ),
  change(
    'sentences of all area pages',
    edit('pages/neighbourhood.yaml', 'title: Part Time Maid Services in {area}\n', 'title: Cleaners for {area}\n'),
    edit('pages/neighbourhood.yaml', 'heading: Get Your Free Quote', 'heading: Ask for a quote'),
    edit('pages/neighbourhood.yaml', 'text: Book Part Time Maid', 'text: Book a cleaner'),
  ),
  change(
    'sentences of the contact page',
    edit('pages/contact.yaml', 'heading: Contact Us', 'heading: Talk to us'),
    edit('pages/contact.yaml', 'button: Send Message', 'button: Send it'),
  ),
  change(
    'sentences of the thank-you and the not-found page',
    edit('pages/thank.yaml', 'title: Thank you. Message received.', 'title: Got it, thank you!'),
    edit('pages/not-found.yaml', 'You pressed the lift for block 404.', 'This page has moved out.'),
  ),
  change(
    'the story of the company, longer and with a list',
    {
      file: 'data/pages/about.md',
      append: '\nWe also clean:\n\n- offices\n- shops\n- **clinics**, early in the morning\n',
      times: 1,
    },
    edit('pages/about.md', 'title: The people from block 20', 'title: Who we are'),
  ),
  change(
    'a question is reworded',
    edit('faqs/home.yaml', 'Are your cleaners insured?', 'Is everybody who comes insured?'),
  ),
  change(
    'a question is replaced, and a sixth is added',
    edit('faqs/home.yaml', 'How often can I book?', 'Do you bring what you need?'),
    edit('faqs/home.yaml', 'Weekly, bi-weekly, monthly, or once when you need it.', 'Ask us, it depends on the job.'),
    {
      file: 'data/faqs/home.yaml',
      append: '- question: Can you come on a Saturday?\n  answer: Yes. Call {phone} to agree a time.\n',
      times: 1,
    },
  ),
  change('a sixth question about areas', {
    file: 'data/faqs/neighbourhood.yaml',
    append: '- question: Is {area} far from you?\n  answer: "No. It is a short ride."\n',
    times: 1,
  }),
  change(
    'a sample review is replaced by a real one with an apostrophe, an emoji and a colon',
    carousel(sampleReview, realReview),
  ),
  change('three reviews', {
    file: 'data/testimonials/carousel.yaml',
    write:
      realReview +
      realReview.replace("Siti O'Hara", 'Ken').replace('even the', 'also the') +
      realReview.replace("Siti O'Hara", 'Rani').replace('back at 5', 'done by 3'),
  }),
  change('a sixth review', {
    file: 'data/testimonials/carousel.yaml',
    append: realReview,
    times: 1,
  }),
  change(
    'a service is renamed',
    edit('services/post-renovation-cleaning.yaml', 'name: Post Renovation Cleaning\n', 'name: After Works Cleaning\n'),
    edit(
      'services/post-renovation-cleaning.yaml',
      'enquiryName: Post Renovation Cleaning',
      'enquiryName: After Works Cleaning',
    ),
    edit('services/post-renovation-cleaning.yaml', 'navName: Post Renovation', 'navName: After Works'),
  ),
  change(
    'the inclusions of a service',
    edit(
      'services/weekly-cleaning.yaml',
      '    - name: Kitchen\n      picture: kitchen\n',
      '    - name: Kitchen & dining\n      picture: kitchen\n',
    ),
  ),
  change(
    'the privacy notice, and how long enquiries are kept',
    edit('pages/privacy.md', 'keptMonths: 12', 'keptMonths: 6'),
    edit('pages/privacy.md', '## Your questions', '## Questions?'),
  ),
  change(
    'an area without housing',
    edit('neighbourhoods/simei.yaml', housingOfSimei, ''),
    edit(
      'neighbourhoods/simei.yaml',
      'Of the HDB flats near the station, {decade.1980s} date from the 1980s.',
      'Homes around two malls and a garden of its own.',
    ),
  ),
  change(
    'comments in YAML',
    site('founded: 2015', 'founded: 2015 # in May'),
    site('country: SG', 'country: SG # as in ISO 3166'),
  ),
  change(
    'the heading of a group',
    edit('groups.yaml', 'heading: East West Line, west', 'heading: Towards the west'),
    edit('groups.yaml', 'heading: That is the last stop', 'heading: Further along'),
  ),
  change('a postal sector', {
    file: 'data/postal-sectors.yaml',
    append: '- sector: "52"\n  nearest: [{ area: simei, distance: 1.5 }]\n',
    times: 1,
  }),
  change('an old address', {
    file: 'data/redirects.yaml',
    append: '- from: /maid-simei\n  to: /simei\n',
    times: 1,
  }),
  change(
    'other areas on the home page',
    edit('pages/home.yaml', '[punggol, tiong-bahru, chinatown, bedok]', '[simei, bugis, city-hall, pioneer]'),
  ),
  change('no reviews widget', site('reviewsWidget: { script: /stand-in/reviews.js, height: 1 }\n', '')),
  ...pricePanelAndPlaces,
  { name: 'all that is real before the launch', changes: madeReal },
  { name: 'the 41st area', changes: [], areas: 41 },
  { name: 'the 200th area', changes: [], areas: 200 },
];
