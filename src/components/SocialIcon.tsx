import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import { roundPath } from './svg-text.ts';

const paths: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries({ facebook, instagram, telegram, tiktok, whatsapp, youtube }).map(([name, svg]) => [
    name,
    roundPath(/ d="([^"]*)"/.exec(svg)?.[1] ?? ''),
  ]),
);

/** The glyph of a social network. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
