// gray-matter takes these for granted, as in Node.
import { Buffer } from 'buffer';

Object.assign(globalThis, { Buffer, process: { env: {} } });
