import type { Example } from '#gallery/example.ts';
import { Band } from './Section.tsx';
import { Ride, Steps } from './Steps.tsx';

const ride = <Ride wide="/tile.svg" phone="/tile.svg" />;
const steps = (
  <Steps
    steps={[
      { name: 'First', text: 'One sentence.' },
      { name: 'Second', text: 'A sentence that is so long that it takes a second line at every width.' },
      { name: 'A third step of two lines', text: 'One sentence.' },
      { name: 'Fourth', text: 'One sentence.' },
    ]}
  />
);

export const examples: readonly Example[] = [
  { name: 'ride', element: <Band ground="mint">{ride}</Band> },
  {
    name: 'steps under their ride',
    element: (
      <Band ground="mint">
        {ride}
        {steps}
      </Band>
    ),
  },
];
