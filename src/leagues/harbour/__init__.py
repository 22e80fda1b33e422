"""The server: tables that people meet at, kept on disk, over HTTP and web sockets."""
