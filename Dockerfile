# The program with the browser client inside, run by nobody in particular.
#
#   docker build -t kabinett .
#   docker run -p 8080:8080 -v kabinett:/data kabinett

FROM node:22-bookworm-slim AS web
WORKDIR /kabinett/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY locales /kabinett/locales
RUN npm run build

FROM rust:1-bookworm AS program
WORKDIR /kabinett
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY docs docs
COPY fixtures fixtures
COPY locales locales
COPY --from=web /kabinett/web/dist web/dist
RUN cargo build --release --locked --package kabinett && mkdir /data && chmod 700 /data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=program /kabinett/target/release/kabinett /usr/local/bin/kabinett
COPY --from=program --chown=10001:10001 /data /data
USER 10001:10001
VOLUME /data
ENV KABINETT_LISTEN=0.0.0.0:8080 KABINETT_DATA=/data
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/kabinett"]
CMD ["serve"]
