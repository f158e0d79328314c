/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move, and what is moved to is shown.
 * @param {{ name: string, panel: () => HTMLElement }[]} views panel() is called when the tab is first shown
 * @param {string} first name of the view that is shown first
 * @param {(name: string) => void} chosen
 */
export function tabs(views, first, chosen) {
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Views of the message');
  const panel = document.createElement('div');
  panel.setAttribute('role', 'tabpanel');
  panel.id = 'view';
  panel.tabIndex = 0;

  const buttons = views.map(({ name }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `tab-${name.toLowerCase()}`;
    button.textContent = name;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    button.addEventListener('click', () => select(button));
    return button;
  });
  list.append(...buttons);

  const select = (chosenButton) => {
    for (const button of buttons) {
      const isChosen = button === chosenButton;
      button.setAttribute('aria-selected', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
    const view = views[buttons.indexOf(chosenButton)];
    panel.setAttribute('aria-labelledby', chosenButton.id);
    panel.replaceChildren(view.panel());
    chosen(view.name);
  };

  list.addEventListener('keydown', (event) => {
    const now = buttons.indexOf(document.activeElement);
    const last = buttons.length - 1;
    const next = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    };
    const button = buttons[next[event.key]];
    if (!button) return;
    event.preventDefault();
    button.focus();
    select(button);
  });

  select(buttons.find((button) => button.textContent === first) ?? buttons[0]);
  return [list, panel];
}
