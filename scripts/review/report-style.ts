import { hibiscusDark, ink, inkSoft, line, mango, mintLight, paper, pandanDark, rice } from '#brand/colours.ts';

/** The stylesheet of the report. */
export const style = `
:root{color-scheme:light;--ink:${ink};--soft:${inkSoft};--line:${line};--gone:${hibiscusDark};--come:${pandanDark}}
*{box-sizing:border-box}
body{margin:0;background:${rice};color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:${paper};padding:.5rem 1rem}
header,main{max-width:76rem;margin:auto;padding:1.5rem 1rem}
header{padding-bottom:0}
h1{font-size:1.9rem;line-height:1.15;margin:.2em 0}
h2{font-size:1.35rem;line-height:1.25;margin:0 0 .5rem}
h3{font-size:1.05rem;margin:1.6rem 0 .4rem}
p{margin:.4rem 0;max-width:46rem}
a{color:inherit}
.soft{color:var(--soft)}
section,.facts{background:${paper};border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:1.25rem 0}
.tag{display:inline-block;border-radius:99px;padding:.1rem .6rem;font-size:.8rem;font-weight:600;background:${mintLight};vertical-align:.15em}
.added{background:${pandanDark};color:${paper}}
.removed{background:${hibiscusDark};color:${paper}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:34rem;font-size:.93rem}
.pages{min-width:0}
th,td{overflow-wrap:normal}
.scroll td,.scroll th{min-width:5.5rem}
td{overflow-wrap:break-word}
td:first-child{overflow-wrap:anywhere}
.scroll td:first-child{min-width:7.5rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--line)}
pre{white-space:pre-wrap;background:${rice};padding:.75rem;border-radius:8px}
code{font-size:.92em}
ul.changes{list-style:none;padding:0;margin:.4rem 0}
ul.changes li{border-left:3px solid var(--line);padding:.1rem 0 .1rem .75rem;margin:.6rem 0}
del,ins{display:block;text-decoration:none}
del::before,ins::before{font-weight:700;display:inline-block;width:1.1em}
del::before{content:"−";color:var(--gone)}
ins::before{content:"+";color:var(--come)}
mark{background:${mango};color:inherit;border-radius:3px;padding:0 .1em}
.pair{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));align-items:start}
.pair+.pair{margin-top:1.25rem}
.whole{grid-template-columns:repeat(3,minmax(14rem,1fr))}
figure{margin:0;min-width:0}
figcaption{font-size:.9rem;font-weight:600;margin-bottom:.25rem}
figure svg{display:block;width:100%;height:auto;border:1px solid var(--line);background:${paper}}
.phone figure svg{max-width:24.375rem}
.snippet{border:1px solid var(--line);border-radius:8px;padding:.75rem}
.snippet b{display:block;color:#1a0dab;font-size:1.1rem;font-weight:400}
.snippet i{display:block;font-style:normal;font-size:.88rem;color:var(--soft)}
details{margin:.75rem 0}
summary h2{display:inline;font-size:1.1rem}
summary{cursor:pointer;font-weight:600;padding:.35rem 0}
:focus-visible{outline:3px solid ${ink};outline-offset:2px}
.store{position:absolute;width:0;height:0;overflow:hidden}
.halo{fill:none;stroke:${paper};stroke-width:5;stroke-opacity:.9;vector-effect:non-scaling-stroke}
.mark-before,.mark-after{stroke-width:2;vector-effect:non-scaling-stroke;fill-opacity:.12}
.mark-before{stroke:var(--gone);fill:var(--gone);stroke-dasharray:6 4}
.mark-after{stroke:var(--come);fill:var(--come)}
@media print{details>*{display:block}}
`;
