/** What a visitor types into the form. */
export const visitor = {
  name: 'A visitor',
  email: 'visitor@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: 'Three rooms.',
};

export const usualAddresses = ["o'neil+home@b.co", 'a.b_c-d@sub.example.co.uk', 'ana@xn--bcher-kva.example'];
/** Addresses that browsers accept, but that mail servers or providers may reject. */
export const unusualAddresses = [
  'john..tan@docomo.ne.jp',
  'tan.@ezweb.ne.jp',
  '.tan@docomo.ne.jp',
  'a@b',
  'a@b.c',
  'a@company.1com',
  `${'x'.repeat(65)}@b.co`,
  // Firefox sends a domain as it was typed.
  'ana@bücher.example',
];
