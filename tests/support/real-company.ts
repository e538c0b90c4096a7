import type { Change } from './content-copy.ts';

/** Settings of the enquiry function that contain no example values. */
export const realSettings: Readonly<Record<string, string>> = {
  SITE_URL: 'https://kapas.sg',
  MAIL_FROM: 'Kapas <hello@kapas.sg>',
  MAIL_TO: 'office@kapas.sg',
  SMTP_HOST: 'smtp.kapas.sg',
  SMTP_USER: 'mailer',
  SMTP_PASSWORD: '9f3b2c71d0',
  DRAIN_SECRET: 'b1c5ad1c-7be0-4c0a-9f2d',
  LINK_SECRET: '0c2f7a52-8d1e-4b0e-9c6b-5a1f3d7e9b40',
};

const site = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });
const reviews = (file: string, count: number): Change[] =>
  Array.from({ length: count }, (): Change[] => [
    { file: `data/testimonials/${file}.yaml`, replace: ['name: Customer name', 'name: Mei Lin'] },
    { file: `data/testimonials/${file}.yaml`, replace: ['  sample: true', '  sample: false'] },
  ]).flat();

/** The changes that replace everything in the tests' content that marks the company as made up. */
export const madeReal: readonly Change[] = [
  site('brand: Sapu', 'brand: Kapas'),
  site('https://sapu.example', 'https://kapas.sg'),
  site('+65 0000 0000', '+65 6100 2000'),
  site('hello@sapu.example', 'hello@kapas.sg'),
  site('https://facebook.example/sapu', 'https://facebook.com/kapas'),
  site('https://instagram.example/sapu', 'https://instagram.com/kapas'),
  site('embed: ""', 'embed: https://www.google.com/maps/embed?pb=1'),
  site('/stand-in/reviews.js, height: 1', 'https://widget.trustindex.io/loader.js, height: 180'),
  site('url: ""', 'url: https://abcdefghijklmnopqrst.supabase.co'),
  site('key: ""', 'key: sb_publishable_4f9c'),
  ...reviews('carousel', 5),
  ...reviews('move-in-out-cleaning', 3),
  { file: 'data/pages/home.yaml', replace: ['Sapu is Malay for sweep', 'Kapas is Malay for cotton'] },
  { file: 'data/pages/about.md', replace: ['Sapu is Malay for sweep', 'Kapas is Malay for cotton'] },
];
