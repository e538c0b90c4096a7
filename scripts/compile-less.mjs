// Loaded first by commands that run for seconds. With this setting, V8 compiles to machine code only functions that run
// very often. By default V8 compiles more functions, on other cores. This takes a quarter of the processor's time and
// does not make these commands faster.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--interrupt-budget=1000000');
