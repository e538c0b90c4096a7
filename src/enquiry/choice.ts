import { filled } from '#components/Filled.tsx';
import type { Choices } from '#types/price-panel.ts';

/** A visitor's choice in the price panel, as the form shows it again. */
export interface Choice {
  /** The name of the service in the list of the form. */
  service: string;
  /** The parts of the choice: the job, the home, the area. */
  parts: readonly string[];
  /** The hours and the price, as far as they are known. */
  answer: string;
  /** The first sentence of the enquiry. */
  message: string;
}

interface FormServices {
  /** The services with a page; `enquiry` is the name in the list of the form. */
  services: readonly { path: string; enquiry: string }[];
  /** All names in the list of the form; the last is the service for everything else. */
  enquiryServices: readonly string[];
}

/** The choice of a visitor whose postcode has no area near it. The message asks whether the company cleans there. */
function forPostcode(postcode: string, { message }: Choices): Choice {
  return { service: '', parts: [postcode], answer: '', message: `${filled(message.postcode, { postcode })}\n` };
}

/** Reads the choice from the address of the form, `?home=…&service=…` or `?postcode=…`. Unknown values are ignored. */
export function choiceIn(
  search: string,
  choices: Choices,
  form: FormServices,
  area: string | undefined,
): Choice | undefined {
  const asked = new URLSearchParams(search);
  const postcode = /^\d{2,6}$/.exec(asked.get('postcode') ?? '')?.[0];
  const service = choices.services.find(({ slug }) => slug === asked.get('service'));
  if (service === undefined) return postcode === undefined ? undefined : forPostcode(postcode, choices);
  const home = choices.homes.find(({ id }) => id === asked.get('home'));
  const what = service.often[asked.get('often') ?? ''] ?? service.asks;
  const { message } = choices;
  const sentence = home ? (area ? message.homeAndArea : message.home) : area ? message.area : message.plain;
  const own = form.services.find(({ path }) => path === `/${service.slug}`)?.enquiry;
  return {
    service: (home?.isOther ? form.enquiryServices.at(-1) : own) ?? '',
    parts: [what, home?.message, area].filter((part) => part !== undefined),
    answer: service.answers[home?.kind ?? 'any'] ?? '',
    message: `${filled(sentence, { what, home: home?.message ?? '', area: area ?? '' })}\n`,
  };
}
