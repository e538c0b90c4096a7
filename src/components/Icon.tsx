import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { roundPath } from './svg-text.ts';

const inner = (svg: string) =>
  svg
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${roundPath(data)}"`)
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();

const icons = {
  'arrow-down': inner(arrowDown),
  'arrow-left': inner(arrowLeft),
  'arrow-right': inner(arrowRight),
  check: inner(check),
  'chevron-down': inner(chevronDown),
  'circle-alert': inner(circleAlert),
  'circle-check': inner(circleCheck),
  clock: inner(clock),
  mail: inner(mail),
  'map-pin': inner(mapPin),
  menu: inner(menu),
  phone: inner(phone),
  x: inner(x),
};

/** An icon of 1.25em beside text. It is decoration: the text or a label says what it means. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      className={cx(classes.icon)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}

/** The arrow after a text link or inside a button; it moves when its control is hovered. */
export function Arrow() {
  return (
    <span className={cx(classes.arrow)}>
      <Icon name="arrow-right" />
    </span>
  );
}
