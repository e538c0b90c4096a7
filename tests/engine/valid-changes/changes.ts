import type { Change } from '../../support/content-copy.ts';
import { addAPage, addAnAreaField } from '../../support/guides.ts';
import { madeReal } from '../../support/real-company.ts';
import { changeRows } from '../../support/table-rows.ts';
import { tengah } from '../../support/tengah.ts';

/** Something an editor may do to the first company's content. Every content test must pass afterwards. */
export interface ValidChange {
  name: string;
  changes: readonly Change[];
  /** Whether it changes the program too, so that its tests run as well. */
  program?: true;
  /** Adds variations of the areas, until there are this many. */
  areas?: number;
}

// Below each name are its changes: of a text ("file: old → new"), of a whole file ("file = text"), an addition at its end
// ("file + text"), another name, or its removal; and the removal or another name of the rows of an area in all tables.
const table = String.raw`
# the words of the interface
interface.yaml: book: Book Now → book: Reserve a Clean
interface.yaml: sample: Sample review → sample: Made up
interface.yaml: beforeNoon: AM → beforeNoon: a.m.
# an area is removed
neighbourhoods/simei.yaml removed
rows of simei removed
redirects.yaml + - from: /simei\n  to: /bedok\n
# an area is renamed, with a redirect
neighbourhoods/simei.yaml renamed neighbourhoods/simei-east.yaml
rows of simei renamed simei-east
neighbourhoods/simei-east.yaml: name: Simei\n → name: Simei East\n
redirects.yaml + - from: /simei\n  to: /simei-east\n
# the phone number
site.yaml: +65 0000 0000 → +65 6123 4567
# the e-mail address
site.yaml: hello@sapu.example → clean.homes@sapu-group.example
# the postal address
site.yaml: Blk 20 Sin Ming Lane, #03-55 → 71 Ayer Rajah Crescent, #02-18
site.yaml: "573968" → "139951"
site.yaml: { block: "20", letterbox: "03-55" } → { block: "71", letterbox: "02-18" }
pages/about.md: Blk 20 Sin Ming Lane → 71 Ayer Rajah Crescent
# the brand
site.yaml: brand: Sapu → brand: R & C
# the address of the site
site.yaml: https://sapu.example → https://www.clean-and-co.sg
# the opening hours
site.yaml: opens: "09:00", closes: "17:00" → opens: "10:00", closes: "14:30"
site.yaml: { label: Sunday, days: [Sunday] } → { label: Sunday, days: [Sunday], opens: "10:00", closes: "13:00" }
# special opening days
site.yaml: customerService:\n →   special:\n    - { label: Christmas week, from: 2099-12-24, to: 2099-12-31, closed: true }\n    - { label: Eve, from: 2099-01-28, opens: "09:00", closes: "12:00" }\ncustomerService:\n
# special days that are past
site.yaml: customerService:\n →   special:\n    - { label: Christmas, from: 2020-12-25, closed: true }\ncustomerService:\n
# the hours of customer service
site.yaml: hours: Monday to Friday, 9am to 6pm → hours: every day, 8am to 8pm
# a price
services/move-in-out-cleaning.yaml: value: $380 → value: $395
# a duration
services/weekly-cleaning.yaml: value: 2-3, → value: 2-4,
# a price beside the durations of weekly cleaning
services/weekly-cleaning.yaml: durations:\n → prices:\n  - { key: weekly-hour, label: An hour, prefix: from, value: $25 }\ndurations:\n
# social links
site.yaml:   - { name: Instagram, icon: instagram, url: https://instagram.example/sapu }\n →   - { name: YouTube, icon: youtube, url: https://youtube.example/sapu }\n
# a WhatsApp number
site.yaml: email: hello → whatsapp: +65 8123 4567\nemail: hello
# sentences of the home page
pages/home.yaml: title: Professional Cleaning Services in Singapore\n → title: A clean home, every week\n
pages/home.yaml: Four stops, no transfers. → Four steps, nothing more & nothing less.
pages/home.yaml: heading: Ready for a cleaner space? → heading: "Ready? Let's begin."
# sentences of the page of the locations
pages/locations.yaml: title: We go where the line goes → title: Every stop, one team
pages/locations.yaml: 40+ neighbourhoods. Not on the list? → Dozens of neighbourhoods. Not on the list?
# sentences of all area pages
pages/neighbourhood.yaml: title: Part Time Maid Services in {area}\n → title: Cleaners for {area}\n
pages/neighbourhood.yaml: heading: Get Your Free Quote → heading: Ask for a quote
pages/neighbourhood.yaml: text: Book Part Time Maid → text: Book a cleaner
# sentences of the contact page
pages/contact.yaml: heading: Contact Us → heading: Talk to us
pages/contact.yaml: button: Send Message → button: Send it
# sentences of the thank-you and the not-found page
pages/thank.yaml: title: Thank you. Message received. → title: Got it, thank you!
pages/not-found.yaml: You pressed the lift for block 404. → This page has moved out.
# the story of the company, longer and with a list
pages/about.md + \nWe also clean:\n\n- offices\n- shops\n- **clinics**, early in the morning\n
pages/about.md: title: The people from block 20 → title: Who we are
# a question is reworded
faqs/home.yaml: Are your cleaners insured? → Is everybody who comes insured?
# a question is replaced, and a sixth is added
faqs/home.yaml: How often can I book? → Do you bring what you need?
faqs/home.yaml: Weekly, bi-weekly, monthly, or once when you need it. → Ask us, it depends on the job.
faqs/home.yaml + - question: Can you come on a Saturday?\n  answer: Yes. Call {phone} to agree a time.\n
# a sixth question about areas
faqs/neighbourhood.yaml + - question: Is {area} far from you?\n  answer: "No. It is a short ride."\n
# a sample review is replaced by a real one with an apostrophe, an emoji and a colon
testimonials/carousel.yaml: - name: Customer name\n  location: Punggol, 4-room HDB\n  text: Every cabinet wiped inside, window tracks too. We moved in the same evening.\n  rating: 5\n  sample: true\n → - name: "Siti O'Hara"\n  location: "Punggol, 4-room HDB"\n  text: "They said: \"back at 5\", and were. Spotless — even the cat's corner 🐈, honestly."\n  rating: 4\n  sample: false\n
# three reviews
testimonials/carousel.yaml = - name: "Siti O'Hara"\n  location: "Punggol, 4-room HDB"\n  text: "They said: \"back at 5\", and were. Spotless — even the cat's corner 🐈, honestly."\n  rating: 4\n  sample: false\n- name: "Ken"\n  location: "Punggol, 4-room HDB"\n  text: "They said: \"back at 5\", and were. Spotless — also the cat's corner 🐈, honestly."\n  rating: 4\n  sample: false\n- name: "Rani"\n  location: "Punggol, 4-room HDB"\n  text: "They said: \"done by 3\", and were. Spotless — even the cat's corner 🐈, honestly."\n  rating: 4\n  sample: false\n
# a sixth review
testimonials/carousel.yaml + - name: "Siti O'Hara"\n  location: "Punggol, 4-room HDB"\n  text: "They said: \"back at 5\", and were. Spotless — even the cat's corner 🐈, honestly."\n  rating: 4\n  sample: false\n
# a service is renamed
services/post-renovation-cleaning.yaml: name: Post Renovation Cleaning\n → name: After Works Cleaning\n
services/post-renovation-cleaning.yaml: enquiryName: Post Renovation Cleaning → enquiryName: After Works Cleaning
services/post-renovation-cleaning.yaml: navName: Post Renovation → navName: After Works
# the inclusions of a service
services/weekly-cleaning.yaml:     - name: Kitchen\n      picture: kitchen\n →     - name: Kitchen & dining\n      picture: kitchen\n
# the privacy notice, and how long enquiries are kept
pages/privacy.md: keptMonths: 12 → keptMonths: 6
pages/privacy.md: ## Your questions → ## Questions?
# an area without figures
rows of simei removed
neighbourhoods/simei.yaml: Of the HDB flats near the station, {decade.1980s} date from the 1980s. → Homes around two malls and a garden of its own.
# comments in YAML
site.yaml: founded: 2015 → founded: 2015 # in May
site.yaml: country: SG → country: SG # as in ISO 3166
# the heading of a group
groups.yaml: heading: East West Line, west → heading: Towards the west
groups.yaml: heading: That is the last stop → heading: Further along
# a postal sector
postal-sectors.yaml + - sector: "52"\n  nearest: [{ area: simei, distance: 1.5 }]\n
# an old address
redirects.yaml + - from: /maid-simei\n  to: /simei\n
# other areas on the home page
pages/home.yaml: [punggol, tiong-bahru, chinatown, bedok] → [simei, bugis, city-hall, pioneer]
# no reviews widget
site.yaml: reviewsWidget: { script: /stand-in/reviews.js, height: 1 }\n →
# the words of the price board
price-board.yaml: label: HDB flat, → label: Flat,
price-board.yaml: strong: Free quote, → strong: Ask us,
price-board.yaml: Next: a short form, and a same-day response. → Next: five questions.
# a home more on the board, and one less
price-board.yaml:   - { id: landed, label: Landed, message: landed home, picture: house }\n →   - { id: landed, label: Terrace house, message: terrace house, picture: house }\n  - { id: bungalow, label: Bungalow, message: bungalow, picture: house }\n
price-board.yaml:   - { id: office, label: Office, message: office, picture: office, other: true }\n →
# a service that the board leaves to its own page
services/post-renovation-cleaning.yaml: priceBoard:\n  name: Post renovation\n  asks: Post renovation cleaning\n  missing: "The price: a free quote."\n  note: The consultation is free too.\n →
# what visitors can check about the company
site.yaml: footer: → evidence:\n  companyNumber: { number: 201500000A, url: https://register.example/ }\n  licence: { number: CB61002, class: "1", expires: 2099-03-31, url: https://register.example/licences }\n  insurer: { name: "Sim & Daughters' Insurance" }\nfooter:
# the postcodes of an area, and none of another
tables/postcodes-nearest.csv: 460002,bedok → 460003,bedok
tables/postcodes-nearest.csv: 820101,punggol\n820102,punggol\n821103,punggol\n →
# no postcodes at all
tables/postcodes-nearest.csv removed
# the blocks of a street, and an area that leaves out some
tables/streets.csv: "201–205, 213, → "201–206, 213,
neighbourhoods/simei.yaml: scene:\n → leftOut:\n  - { street: Simei Street 1, blocks: 101–103, reason: They will be pulled down. }\nscene:\n
# an area with figures of its own in place of those of the tables
neighbourhoods/simei.yaml: scene:\n → housing: { source: census-2020, blocks: 0, flats: 0 }\nstreets: { source: census-2020, list: [{ name: Simei Street 1, blocks: 101–103 }] }\nscene:\n
neighbourhoods/simei.yaml: Of the HDB flats near the station, {decade.1980s} date from the 1980s. → Homes around two malls and a garden of its own.
# an area with a typical picture, and another with one that is drawn
neighbourhoods/tiong-bahru.yaml:   picture: tiong-bahru\n  light: noon\n  words: left\n  phone: { x: 640, width: 800 }\n →
pictures/tiong-bahru.svg removed
neighbourhoods/joon-koon.yaml: scene:\n  rail: viaduct\n → scene:\n  rail: viaduct\n  picture: void-deck\n  light: afternoon\n  ground: peach\n  words: left\n  phone: { x: 640, width: 800 }\n
# the paragraph of an area, and none of another
neighbourhoods/punggol.yaml: Sumang Walk and Punggol Field are young streets → New keys
neighbourhoods/bedok.yaml: paragraph: "The blocks of Bedok North are mostly of the 1970s, and a 3-room flat typically has {size.threeRoom}."\n →
# newer figures of an area, and fewer
tables/floor-areas.csv: bedok,3-room,67, → bedok,3-room,68,
tables/floor-areas.csv: bedok,4-room,92,100\n →
# the words of a source
sources.yaml: Floor areas: HDB resale flat prices, median → Sizes: HDB resale flat prices, median
sources.yaml:     asOf: 2026-07\n →     asOf: 2026-08\n
`;

const lines = (text = '') => text.replaceAll('\\n', '\n');

function changesIn(row: string): Change[] {
  const [, slug, other] = /^rows of (\S+) (?:removed|renamed (\S+))$/.exec(row) ?? [];
  if (slug !== undefined) return changeRows(slug, other);
  const [, name, what, rest = ''] = /^(\S+?)(?:(:| \+| =| renamed) (.*)| removed)$/.exec(row)!;
  const file = `data/${name}`;
  if (what === ':') {
    const [from, to] = rest.split(/ →(?: |$)/);
    return [{ file, replace: [lines(from), lines(to)] }];
  }
  if (what === ' +') return [{ file, append: lines(rest), times: 1 }];
  if (what === ' =') return [{ file, write: lines(rest) }];
  return [what === undefined ? { file, remove: true } : { file, renameTo: `data/${rest}` }];
}

export const validChanges: readonly ValidChange[] = [
  { name: 'docs/guides/add-a-page.md', program: true, changes: addAPage },
  { name: 'docs/guides/add-an-area-field.md', program: true, changes: addAnAreaField },
  { name: 'an area is added', changes: [tengah] },
  ...table
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rows] = part.trimEnd().split('\n');
      return { name, changes: rows.flatMap(changesIn) };
    }),
  { name: 'all that is real before the launch', changes: madeReal },
  { name: 'the 41st area', changes: [], areas: 41 },
  { name: 'the 200th area', changes: [], areas: 200 },
];
