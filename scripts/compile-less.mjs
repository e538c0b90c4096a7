// Loaded first by commands that run for seconds: V8 compiles only functions that run very often to machine code. By
// default it compiles more, on other cores, which takes a quarter of the processor's time and makes them no faster.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--interrupt-budget=1000000');
