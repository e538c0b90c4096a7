import type { Site } from '#types/site.ts';

const contact = { phone: '+00 000 000', email: 'hello@example.com' };

/** Made-up facts of a company. */
export const site: Site = {
  brand: 'Brand',
  url: 'https://example.com',
  language: 'en',
  timeZone: 'UTC',
  city: 'City',
  ...contact,
  phoneDigits: 8,
  address: { street: '1 Street', locality: 'Locality', postcode: '00000', country: 'XX' },
  openingHours: {
    heading: 'Opening Hours',
    days: [
      {
        label: 'Monday to Friday',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { label: 'Saturday', days: ['Saturday'], opens: '09:30', closes: '12:00' },
      { label: 'Sunday', days: ['Sunday'] },
    ],
    special: [],
    holidays: [],
  },
  customerService: { heading: 'Customer service', text: 'every day' },
  footer: { tagline: 'One sentence about the company, long enough for a second line.', contactHeading: 'Say hello' },
  social: [
    { name: 'Facebook', picture: '/tile.svg', url: 'https://example.com/facebook' },
    { name: 'Instagram', picture: '/tile.svg', url: 'https://example.com/instagram' },
  ],
  map: { frame: '/map', open: 'https://example.com/map' },
  hasReviewsWidget: false,
  services: [
    { path: '/', name: 'First Service', fact: 'Every week', picture: '/tile.svg', enquiry: 'First Service' },
    {
      path: '/about',
      name: 'Second Service',
      fact: 'From $100 an hour',
      picture: '/tile.svg',
      enquiry: 'Second Service',
    },
    { path: '/contact', name: 'Third Service', fact: '4 to 8 hours', picture: '/tile.svg', enquiry: 'Third Service' },
  ],
  finder: { heading: 'Do you come here?', label: 'Postcode', hint: 'Or a name.', button: 'Look' },
  menuPicture: '/tile.svg',
  enquiryServices: ['First Service', 'Second Service', 'Third Service', 'Something else'],
  otherServiceInText: 'another service',
  enquiries: { action: '/functions/v1/send-contact-email', key: '' },
};
