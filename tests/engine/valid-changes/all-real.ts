import type { Change } from '../../support/content-copy.ts';

const edit = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });
const site = (from: string, to: string) => edit('site.yaml', from, to);

/** All that makes the first company one that exists; `check:launch` passes with it. */
export const allReal: readonly Change[] = [
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
  ...['carousel', 'carousel', 'carousel', 'carousel', 'carousel', ...Array<string>(3).fill('move-in-out-cleaning')]
    .map((list): Change[] => [
      edit(`testimonials/${list}.yaml`, 'name: Customer name', 'name: Mei Lin'),
      edit(`testimonials/${list}.yaml`, '  sample: true', '  sample: false'),
    ])
    .flat(),
  edit('pages/home.yaml', 'Sapu is Malay for sweep', 'Kapas is Malay for cotton'),
  edit('pages/about.md', 'Sapu is Malay for sweep', 'Kapas is Malay for cotton'),
];
