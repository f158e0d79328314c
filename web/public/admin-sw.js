// Version 1. Says that the device is offline when a page of the back office is opened; keeps nothing, above all no
// answer of the API: what is shown is either of now or not there.
const page = `<!doctype html>
<html lang="en-IN">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Offline</title>
  <style>
    body { display: grid; min-height: 100vh; margin: 0; padding: 1rem; place-content: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
    main { max-width: 26rem; }
    a { display: inline-block; padding: 0.6rem 1.25rem; border-radius: 6px; background: #ffc531; color: #11162b; font-weight: 600; text-decoration: none; }
  </style>
  <main>
    <h1>You are offline</h1>
    <p>The back office needs a connection: leads are not kept on this device. Notes that you began are kept and are there when you are back.</p>
    <p><a href="">Try again</a></p>
  </main>
</html>`;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(
      () => new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  );
});
