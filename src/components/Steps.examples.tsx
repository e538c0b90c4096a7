import type { Example } from '#examples/example.ts';
import { Band } from './Section.tsx';
import { Ride, Steps } from './Steps.tsx';

const steps = [
  { name: 'First', text: 'One sentence.' },
  { name: 'Second', text: 'A sentence that is so long that it takes a second line at every width.' },
  { name: 'A third step of two lines', text: 'One sentence.' },
  { name: 'Fourth', text: 'One sentence.' },
  { name: 'Fifth', text: 'One sentence.' },
];
const rideTo = (stops: number) => <Ride wide="/tile.svg" phone="/tile.svg" stops={stops} />;

function ride(name: string, stops: number): Example {
  return {
    name,
    element: (
      <Band background="mint">
        {rideTo(stops)}
        <Steps steps={steps.slice(0, stops)} />
      </Band>
    ),
  };
}

export const examples: readonly Example[] = [
  { name: 'ride', element: <Band background="mint">{rideTo(4)}</Band> },
  ride('steps under their ride', 4),
  ride('three steps', 3),
  ride('five steps', 5),
];
