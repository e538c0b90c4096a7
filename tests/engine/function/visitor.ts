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

/** What people paste as their address, and the address that they mean. */
export const pastedAddresses = [
  ['mei\u200Blin@post.example', 'meilin@post.example'],
  ['\u202Akumar@post.example\u202C', 'kumar@post.example'],
  ['ｎｏｒａ＠ｐｏｓｔ．ｅｘａｍｐｌｅ', 'nora@post.example'],
  ['hui@post。example', 'hui@post.example'],
  ['MAILTO:lim@post.example?subject=Hello', 'lim@post.example'],
  ['Tan, Bee Hoon <bee.hoon@post.example>', 'bee.hoon@post.example'],
  ['"Farah" ＜mailto:farah+home@post.example＞;', 'farah+home@post.example'],
  ['jo@post.example.', 'jo@post.example'],
  ['\u00A0uma@post.example\u3000,', 'uma@post.example'],
  ['“(zoe@post.example)”', 'zoe@post.example'],
  ['mailto://eli%2Bhome%40post.example', 'eli+home@post.example'],
] as const;
