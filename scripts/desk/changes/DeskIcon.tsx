import computer from 'lucide-static/icons/monitor.svg?raw';
import edit from 'lucide-static/icons/pencil.svg?raw';
import external from 'lucide-static/icons/external-link.svg?raw';
import find from 'lucide-static/icons/search.svg?raw';
import page from 'lucide-static/icons/eye.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';

const icons = { computer, edit, external, find, page, plus, redo, undo };

/** An icon of the desk, beside words. */
export const DeskIcon = ({ name }: { name: keyof typeof icons }) => (
  <span className="i" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />
);
