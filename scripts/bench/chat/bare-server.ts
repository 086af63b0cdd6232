import { createServer } from 'node:http';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { Server } from 'socket.io';

// Socket.IO alone: it acknowledges each message and sends it back, without a check and without a database.
const http = createServer((_request, response) => response.end());
const io = new Server(http, { path: CHAT_SOCKET_PATH, serveClient: false });

io.on('connection', (socket) => {
  let sequence = 0;
  socket.on(CHAT_EVENTS.join.name, (_candidateId, reply) => reply({ success: true }));
  socket.on(CHAT_EVENTS.sendToAdmin.name, (message, ...values) => {
    sequence += 1;
    socket.emit(CHAT_EVENTS.adminMessage.name, { sequence, message });
    values.at(-1)({ success: true, sequence });
  });
});
http.listen(Number(process.env.PORT), '127.0.0.1');
