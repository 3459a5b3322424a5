import { Editor } from './editor.tsx';
import { Events } from './events.tsx';
import { States } from './states.tsx';

export default { editor: Editor, events: Events, states: States };
