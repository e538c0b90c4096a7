/**
 * The company according to the specification and the decisions on its gaps: written by hand, never read from the data.
 */
export const company = {
  brand: 'Sapu',
  url: 'https://sapu.example',
  phone: { text: '+65 0000 0000', href: 'tel:+6500000000' },
  email: { text: 'hello@sapu.example', href: 'mailto:hello@sapu.example' },
  address: 'Blk 20 Sin Ming Lane, #03-55, Singapore 573968',
} as const;

/** The three services: their page, their name in menus, and their name on area pages. */
export const services = [
  { path: '/weekly-cleaning', menu: 'Weekly Cleaning', area: 'Regular Part Time Cleaning' },
  { path: '/move-in-out-cleaning', menu: 'Move In/Out', area: 'Move In/Out Cleaning' },
  { path: '/post-renovation-cleaning', menu: 'Post Renovation', area: 'Post Renovation Cleaning' },
] as const;

/** The services that a visitor can choose in an enquiry. */
export const enquiryServices = ['Weekly Cleaning', 'Move In/Out Cleaning', 'Post Renovation Cleaning', 'Other'];
