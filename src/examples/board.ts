import type { BoardCell, BoardFigure, Choices, PriceBoard } from '#types/price-board.ts';

const cell = (home: string, service: string, figure?: BoardFigure): BoardCell => ({
  value: `${service}.${home}`,
  strong: figure ? `${figure.value} ${figure.unit ?? ''},` : 'Ask us',
  text: 'and a sentence about this service.',
  choice: `${service}, ${home}`,
  ...(figure && { figure }),
});

/** A price board of two services. */
export const board: PriceBoard = {
  name: 'Hours and prices',
  legend: 'Home and service',
  services: [
    { slug: 'one', name: 'One service' },
    { slug: 'other', name: 'Another' },
  ],
  homes: [
    {
      label: 'Flat',
      picture: 'flats',
      cells: [
        cell('flat', 'one', { value: '1–2', unit: 'hours', short: 'h' }),
        cell('flat', 'other', { prefix: 'from', value: '$10' }),
      ],
    },
    {
      label: 'House',
      picture: 'house',
      cells: [cell('house', 'one'), cell('house', 'other', { value: '$20', unit: 'a day' })],
    },
    { label: 'Condo', picture: 'condo', cells: [cell('condo', 'one'), cell('condo', 'other')] },
    { label: 'Office', picture: 'office', cells: [cell('office', 'one'), cell('office', 'other')] },
  ],
  quoted: 'ask us',
  start: { strong: 'Choose a cell.', text: 'Its hours and its price are here.' },
  button: { start: 'Book', chosen: 'Book' },
  next: 'Then a form. Or call {phone}.',
};

/** The choices of this board. */
export const choices: Choices = {
  homes: [{ id: 'flat', message: 'flat' }],
  services: [{ slug: 'one', asks: 'One service', enquiry: 'One service' }],
  message: {
    plain: '{what}.',
    home: '{what} for my {home}.',
    area: '{what} in {area}.',
    homeAndArea: '{what} for my {home} in {area}.',
    postcode: 'My postcode is {postcode}.',
  },
  words: {
    heading: 'Your home',
    none: 'Not chosen yet',
    choose: 'Choose',
    change: 'Change',
    done: 'Done',
    hint: 'Which street, which day?',
  },
  board,
};
