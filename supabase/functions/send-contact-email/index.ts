import process from 'node:process';
import { serve } from './serve.ts';

export default serve(process.env);
