// gray-matter expects these globals, which Node has.
import { Buffer } from 'buffer';

Object.assign(globalThis, { Buffer, process: { env: {} } });
