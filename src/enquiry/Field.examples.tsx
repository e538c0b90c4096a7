import type { Example } from '#examples/example.ts';
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
    name: 'with a mistake',
    element: (
      <Field
        name="email"
        label="Email"
        note={{ tone: 'error', text: 'Type an email address such as name@example.com.' }}
      >
        {(props) => <input {...props} type="email" defaultValue="a visitor" />}
      </Field>
    ),
  },
  {
    name: 'with a mistake that was corrected',
    element: (
      <Field name="email" label="Email" note={{ tone: 'success', text: 'That works.' }}>
        {(props) => <input {...props} type="email" defaultValue="visitor@example.com" />}
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
            <option value="first">First Service</option>
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
