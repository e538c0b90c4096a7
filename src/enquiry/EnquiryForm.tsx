import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/pages.ts';
import { Icon } from '#components/Icon.tsx';
import { CallLink } from '#components/Contact.tsx';
import { Link } from '#components/Link.tsx';
import { cx } from '#styles/cx.ts';
import { Field } from './Field.tsx';

interface EnquiryFormProps {
  words: { heading: string; button: string };
  headingLevel: 'h2' | 'h3';
  site: Pick<Site, 'phone' | 'email' | 'enquiryServices'>;
}

function NotConnected({ site }: Pick<EnquiryFormProps, 'site'>) {
  return (
    <div className={cx(classes.notice)}>
      <p>
        This form is not connected yet: nothing that you type here is sent. Please call, or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <CallLink phone={site.phone} />
    </div>
  );
}

/** The form with which a visitor asks for a clean: five fields, all required. */
export function EnquiryForm({ words, headingLevel: Heading, site }: EnquiryFormProps) {
  return (
    <form className={`${cx(classes.panel)} ${cx(classes.form)}`}>
      <Heading>{words.heading}</Heading>
      <Field name="name" label="Name">
        {(props) => <input {...props} type="text" autoComplete="name" />}
      </Field>
      <div className={cx(classes.fieldPair)}>
        <Field name="email" label="Email">
          {(props) => <input {...props} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label="Phone">
          {(props) => <input {...props} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field name="service" label="Service">
        {(props) => (
          <select {...props} defaultValue="">
            <option value="" disabled>
              Select Service
            </option>
            {site.enquiryServices.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message">
        {(props) => <textarea {...props} rows={5} />}
      </Field>
      <p className={cx(classes.small, { tone: 'muted' })}>
        All fields are required. How we use them: <Link to="/privacy">privacy notice</Link>.
      </p>
      <NotConnected site={site} />
      <button type="submit" disabled className={cx(classes.button, { tone: 'primary' })}>
        {words.button} <Icon name="arrow-right" />
      </button>
    </form>
  );
}
