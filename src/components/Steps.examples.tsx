import { Band } from './Section.tsx';
import { Ride, Steps } from './Steps.tsx';

const steps = [
  { name: 'First', text: 'One sentence.' },
  { name: 'Second', text: 'A sentence that is so long that it takes a second line at every width.' },
  { name: 'A third step of two lines', text: 'One sentence.' },
  { name: 'Fourth', text: 'One sentence.' },
  { name: 'Fifth', text: 'One sentence.' },
];

const shown = (stops: number) => (
  <Band background="mint">
    <Ride wide="/tile.svg" phone="/tile.svg" stops={stops} />
    <Steps steps={steps.slice(0, stops)} />
  </Band>
);

export const examples = { 'three steps': shown(3), 'four steps': shown(4), 'five steps': shown(5) };
