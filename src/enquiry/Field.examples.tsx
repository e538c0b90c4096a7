import type { Example } from '#gallery/example.ts';
import { Field } from './Field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'empty',
    element: (
      <Field name="name" label="Name">
        {(props) => <input {...props} type="text" />}
      </Field>
    ),
  },
  {
    name: 'filled',
    element: (
      <Field name="name" label="Name">
        {(props) => <input {...props} type="text" defaultValue="A visitor" />}
      </Field>
    ),
  },
  {
    name: 'disabled while sending',
    element: (
      <Field name="name" label="Name">
        {(props) => <input {...props} type="text" defaultValue="A visitor" disabled />}
      </Field>
    ),
  },
  {
    name: 'choice',
    element: (
      <Field name="service" label="Service">
        {(props) => (
          <select {...props} defaultValue="">
            <option value="" disabled>
              Select Service
            </option>
            <option>First Service</option>
          </select>
        )}
      </Field>
    ),
  },
  {
    name: 'message',
    element: (
      <Field name="message" label="Message">
        {(props) => <textarea {...props} rows={5} />}
      </Field>
    ),
  },
];
