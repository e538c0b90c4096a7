import { edit, change, type Change } from './change.ts';

const numbered = <T>(list: readonly unknown[], value: (index: number) => T): Record<number, T> =>
  Object.fromEntries(list.map((_, index) => [index, value(index)]));

/** Changes of the facts of the company. */
export const facts: Readonly<Record<string, Change>> = {
  'the phone number': change('site', { phone: '+65 6123 4567' }),
  'a WhatsApp number': change('site', { whatsapp: '+65 8123 4567' }),
  'the e-mail address': change('site', { email: 'clean.homes@clean-homes.example' }),
  'the postal address': change('site', {
    address: { street: 'Blk 71 Ayer Rajah Crescent, #02-18', postcode: '139951' },
    illustrationText: { block: '71', letterbox: '02-18' },
  }),
  'the brand': change('site', { brand: 'R & C' }),
  'the address of the site': change('site', { url: 'https://www.clean-and-co.sg' }),
  'the opening hours': (content) => {
    const site = content.single('site');
    const at = (isOpen: boolean) =>
      site.data.openingHours.days.findIndex(({ opens }) => (opens !== undefined) === isOpen);
    return [true, false].flatMap((isOpen) =>
      at(isOpen) < 0
        ? []
        : edit(site, { openingHours: { days: { [at(isOpen)]: { opens: '10:00', closes: '14:30' } } } }),
    );
  },
  'a day on which the office is closed': (content) => {
    const site = content.single('site');
    const last = site.data.openingHours.days.length - 1;
    return last === 0
      ? []
      : [edit(site, { openingHours: { days: { [last]: { opens: undefined, closes: undefined } } } })];
  },
  'special opening days': change('site', {
    openingHours: {
      special: [
        { label: 'Christmas week', from: '2099-12-24', to: '2099-12-31', closed: true },
        { label: 'Eve', from: '2099-01-28', opens: '09:00', closes: '12:00' },
      ],
    },
  }),
  'special days that are past': change('site', {
    openingHours: { special: [{ label: 'Christmas', from: '2020-12-25', closed: true }] },
  }),
  'the hours of customer service': change('site', { customerService: { hours: 'every day, 8am to 8pm' } }),
  'three more social links': (content) => {
    const site = content.single('site');
    const { length } = site.data.social;
    const more = (['YouTube', 'TikTok'] as const).map((name) => ({
      name,
      icon: name.toLowerCase() as 'youtube' | 'tiktok',
      url: `https://${name.toLowerCase()}.example/clean`,
    }));
    const withoutIcon = { name: '小红书', url: 'https://notes.example/clean' };
    return [edit(site, { social: { [length]: more[0]!, [length + 1]: withoutIcon, [length + 2]: more[1]! } })];
  },
  'a reviews widget, or none': (content) => {
    const site = content.single('site');
    const widget = { script: '/stand-in/reviews.js', height: 1 };
    return [edit(site, { reviewsWidget: site.data.reviewsWidget === undefined ? widget : undefined })];
  },
  'what visitors can check about the company': change('site', {
    evidence: {
      companyNumber: { number: '201500000A', url: 'https://register.example/' },
      licence: { number: 'CB61002', class: '1', expires: '2099-03-31', url: 'https://register.example/licences' },
      insurer: { name: "Sim & Daughters' Insurance" },
    },
  }),
  'comments in YAML': (content) => {
    const { file, source } = content.single('site');
    return [{ file, text: source.replaceAll(/^(?:founded|phone): .*$/gm, '$& # as in the register') }];
  },
  'all that is real before the launch': (content) => [
    edit(content.single('site'), {
      brand: 'Kapas',
      url: 'https://kapas.sg',
      phone: '+65 6100 2000',
      email: 'hello@kapas.sg',
      social: numbered(content.single('site').data.social, (index) => ({ url: `https://social-${index}.com/kapas` })),
      map: { embed: 'https://www.google.com/maps/embed?pb=1' },
      reviewsWidget: { script: 'https://widget.trustindex.io/loader.js', height: 180 },
      backend: { url: 'https://abcdefghijklmnopqrst.supabase.co', key: 'sb_publishable_4f9c' },
    }),
    ...content.all('testimonials').map((list) =>
      edit(
        list,
        numbered(list.data, () => ({ name: 'Mei Lin', sample: false })),
      ),
    ),
  ],
};
