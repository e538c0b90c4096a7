import type { BoardCell, BoardFigure, Choices, Home, PriceBoard } from '#types/price-board.ts';

const cell = (home: string, service: string, figure?: BoardFigure): BoardCell => ({
  value: `${service}.${home}`,
  strong: figure ? `${figure.value} ${figure.unit ?? ''},` : 'Ask us',
  text: 'and a sentence about this service.',
  line: figure ? `${figure.value} ${figure.unit ?? ''}` : 'ask us',
  choice: `${service}, ${home}`,
  service,
  ...(figure && { figure }),
});

const row = (label: string, picture: Home['picture'], ...figures: (BoardFigure | undefined)[]) => ({
  label,
  picture,
  cells: [cell(picture, 'one', figures[0]), cell(picture, 'other', figures[1])],
});

/** A price board of two services. */
export const board: PriceBoard = {
  name: 'Hours and prices',
  legend: 'Home and service',
  services: ['One service', 'Another'],
  homes: [
    row('Flat', 'flats', { value: '1–2', unit: 'hours', short: 'h' }, { prefix: 'from', value: '$10' }),
    row('House', 'house', undefined, { value: '$20', unit: 'a day' }),
    row('Condo', 'condo'),
    row('Office', 'office'),
  ],
  start: { strong: 'Choose a cell.', text: 'Its hours and its price are here.' },
  button: { start: 'Book', chosen: 'Book' },
  next: 'Then a form. Or call {phone}.',
};

/** The choices of this board. */
export const choices: Choices = {
  board,
  words: {
    heading: 'Your home',
    none: 'Not chosen yet',
    choose: 'Choose',
    change: 'Change',
    done: 'Done',
    hint: 'Which street, which day?',
  },
  postcode: 'My postcode is {postcode}.',
  place: 'I live in {place}.',
};
